import type { PageFacts } from "@audit/facts";
import type { Json } from "../../escape/json-script.ts";
import { isList, isObject, listOf, textIn } from "../markup/json-values.ts";
import { isSchemaProperty, isSchemaType } from "../../knowledge/schema-names.ts";
import type { Check } from "./address-checks.ts";

/** Types and property names of a block, however deep. */
interface Content {
  readonly types: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, number>;
}

const shortType = (type: string): string => type.replace(/^.*[/#:]/, "");

function contentOf(json: Json): Content {
  const types = new Set<string>();
  const names = new Map<string, number>();
  const visit = (value: Json | undefined): void => {
    if (isList(value)) value.forEach(visit);
    if (!isObject(value)) return;
    for (const type of listOf(value["@type"])) if (typeof type === "string") types.add(shortType(type));
    for (const [name, inner] of Object.entries(value)) {
      if (!name.startsWith("@") && inner !== "" && inner !== null && inner !== undefined)
        names.set(name, (names.get(name) ?? 0) + 1);
      visit(inner);
    }
  };
  visit(json);
  return { types, names };
}

/** The block as data; undefined for none, and for text that is no JSON. */
export const jsonIn = (text: string | null): Json | undefined => {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/** Article number and price of every offer that names both, itself or by the thing that it offers. */
function pricesIn(json: Json, article = ""): ReadonlySet<string> {
  if (isList(json)) return new Set(json.flatMap((one) => [...pricesIn(one, article)]));
  if (!isObject(json)) return new Set();
  const sku = textIn(json["sku"]) || article;
  const price = json["price"];
  const own = sku !== "" && Number(textIn(price)) > 0 ? [`${sku} ${Number(price)}`] : [];
  return new Set([...own, ...Object.values(json).flatMap((inner) => [...pricesIn(inner ?? null, sku)])]);
}

/** Texts that hold one value each. */
const SINGLE: ReadonlySet<string> = new Set(["name", "price"]);

/** What makes a block worse than none. */
function faultIn(value: Json | undefined, name = ""): string | null {
  if (isList(value)) {
    if (SINGLE.has(name)) return `${name} would be a list`;
    return value.map((one) => faultIn(one, name)).find((why) => why !== null) ?? null;
  }
  if (isObject(value)) {
    return (
      Object.entries(value)
        .map(([key, inner]) => faultIn(inner, key))
        .find((why) => why !== null) ?? null
    );
  }
  if (value === "") return `${name} would be empty`;
  const isNumber =
    name !== "price" || typeof value !== "string" || /^\d+(\.\d+)?$/.test(value) || value.startsWith("[");
  return isNumber ? null : "the price would be no number";
}

/** Whether a present value may go: an end that is over, a change before the publication, a rating of oneself. */
const MAY_GO: ReadonlySet<string> = new Set([
  "priceValidUntil",
  "dateModified",
  "aggregateRating",
  "review",
  "ratingValue",
  "reviewCount",
]);

/** A block says all that the present one says, in values that machines can read. */
export const markupCheck: Check = ({ before, after }) => {
  const made = jsonIn(after);
  if (made === undefined) return "the block would not be JSON";
  const fault = faultIn(made);
  if (fault !== null) return fault;
  const was = jsonIn(before);
  if (was === undefined) return null;
  const [old, now] = [contentOf(was), contentOf(made)];
  // A name that the vocabulary does not have was a slip of the pen.
  const types = [...old.types].filter((type) => !now.types.has(type) && isSchemaType(type));
  if (types.length > 0) return `the type ${types.join(", ")} would be lost`;
  const names = [...old.names.keys()].filter(
    (name) => !now.names.has(name) && !MAY_GO.has(name) && isSchemaProperty(name),
  );
  if (names.length > 0) return `${names.slice(0, 3).join(", ")} would be lost`;
  const prices = pricesIn(made);
  const present = pricesIn(was);
  if (present.size > 1 && [...present].some((one) => !prices.has(one)))
    return "an article would lose its price or get that of another";
  const count = ({ names: all }: Content): number =>
    [...all].reduce((sum, [name, times]) => sum + (MAY_GO.has(name) ? 0 : times), 0);
  return count(now) < count(old) * LEAST_KEPT ? "much of what the present block says would be lost" : null;
};

/** Ratings are taken out where nobody gave them. */
const RATINGS: ReadonlySet<string> = new Set(["AggregateRating", "Rating", "Review", "Person"]);

/** Whether a thing that the present block describes, such as its offer, would be described no more. */
export function losesThing(before: string | null, after: string | null): boolean {
  const [was, made] = [jsonIn(before), jsonIn(after)];
  if (was === undefined || made === undefined) return false;
  const kept = contentOf(made).types;
  return [...contentOf(was).types].some((type) => !kept.has(type) && isSchemaType(type) && !RATINGS.has(type));
}

/** Of all values; lists may be shortened a little, such as by an offer that ended. */
const LEAST_KEPT = 0.8;

/** Facts of markup too large to be read whole don't tell what would be lost. */
export const isCutOff = ({ structuredData }: PageFacts): boolean => structuredData.tooLarge === true;
