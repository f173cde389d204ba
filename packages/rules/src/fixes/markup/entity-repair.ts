import { everyItem } from "../../reading/structured-data.ts";
import { valueFaults } from "../../reading/value-faults.ts";
import { type EvidenceValue } from "../../verdict.ts";
import type { PageFacts, SdItem } from "@audit/facts";
import { htmlComment } from "../../escape/html.ts";
import { jsonLdScript, type Json } from "../../escape/json-script.ts";
import { linkedItems } from "../../view/linked-items.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";
import { blocksFor } from "./blocks.ts";
import { jsonOf, withContext, type JsonObject } from "./json-of.ts";
import { hasForm, inForm, markSamples, repaired, type Repair } from "./repair-values.ts";

/** One fault as the rules about structured data list it. */
interface ListedFault {
  /** "json-ld WebPage > video" */
  readonly at: string;
  readonly property: string;
  readonly expected: string;
  readonly missing: readonly string[];
}

const isList = (value: EvidenceValue | undefined): value is readonly EvidenceValue[] => Array.isArray(value);
const textOr = (value: EvidenceValue | undefined, other: string): string => (typeof value === "string" ? value : other);

function faultsIn(saw: EvidenceValue, at: string): ListedFault[] {
  if (isList(saw)) return saw.flatMap((one) => faultsIn(one, at));
  if (saw === null || typeof saw !== "object") return [];
  const fault = saw as { readonly [name: string]: EvidenceValue };
  const missing = isList(fault["missing"]) ? fault["missing"].filter((one) => typeof one === "string") : [];
  return [
    {
      at: textOr(fault["at"], at),
      property: textOr(fault["property"], ""),
      expected: textOr(fault["expected"], ""),
      missing,
    },
  ];
}

const placeOf = (item: SdItem): string => `${item.format} ${item.types.join("+") || "entity without type"}`;

/** The page's own entities after a change, as blocks; those that the change leaves alone are not repeated. */
export function changedBlocks(
  items: readonly SdItem[],
  change: (json: JsonObject, item: SdItem) => Json,
): string | null {
  const blocks = items.flatMap((item) => {
    const before = jsonOf(item);
    const after = change(before, item);
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [jsonLdScript(withContext(after as JsonObject))];
  });
  if (blocks.length === 0) return null;
  return [REPLACES, ...blocks.slice(0, MOST_BLOCKS)].join("\n");
}

/** Plugins write up to six entities on a page. */
const MOST_BLOCKS = 6;

const REPLACES = htmlComment("each replaces the entity of the same type in the page's present block");

const fittingBlocks = (page: PageFacts, view: Parameters<typeof blocksFor>[1]): string | null =>
  blocksFor(page, view).map(jsonLdScript).join("\n") || null;

/** Values in the form that search engines read. */
export const valueFormats: Fixer = perPage({
  make: (page, view) => {
    // The evidence names five faults; the code mends all.
    const faults = new Map(
      everyItem(page.structuredData).flatMap(({ item }) =>
        valueFaults(item).map(({ property, expected }) => [property, expected] as const),
      ),
    );
    const repair: Repair = (name, value) => {
      const expected = faults.get(name);
      return expected === undefined || hasForm(expected, value) ? value : inForm(expected, value, page.url);
    };
    return changedBlocks(page.structuredData.items, (json) => repaired(json, repair)) ?? fittingBlocks(page, view);
  },
});

/** Left-over sample values, marked for filling in. */
export const samples: Fixer = perPage({
  make: (page, view) =>
    changedBlocks(page.structuredData.items, (json) => repaired(json, markSamples)) ?? fittingBlocks(page, view),
});

/** The entities with context, and a place for the type where there is none. */
export const contextAndType: Fixer = perPage({
  make: (page, view) => {
    const items = linkedItems(page.structuredData).filter((item) => item.format === "json-ld");
    const blocks = items.slice(0, 3).map((item) => {
      const json = jsonOf(item);
      return jsonLdScript(
        withContext(
          item.types.length === 0 ? { "@type": fillIn("type, e.g. Product or Organization"), ...json } : json,
        ),
      );
    });
    return blocks.join("\n") || fittingBlocks(page, view);
  },
});

/** The entities with the required values that they lack, in their places. */
export const required: Fixer = perPage({
  make: (page, view, { evidence }) => {
    const faults = faultsIn(evidence.saw, evidence.at).filter(({ missing }) => missing.length > 0);
    const completed = changedBlocks(linkedItems(page.structuredData), (json, item) =>
      faults.reduce<Json>((made, { at, missing }) => {
        const [top, ...steps] = at.split(" > ");
        return top === placeOf(item) ? withMissing(made, steps, missing) : made;
      }, json),
    );
    return completed ?? fittingBlocks(page, view);
  },
});

/** Placeholders for the missing properties of the entity at the end of the steps. */
function withMissing(json: Json, steps: readonly string[], missing: readonly string[]): Json {
  if (Array.isArray(json)) return json.map((one: Json) => withMissing(one, steps, missing));
  if (json === null || typeof json !== "object") return json;
  const own = json as JsonObject;
  const [step, ...rest] = steps;
  if (step !== undefined)
    return { ...own, [step]: own[step] === undefined ? own[step] : withMissing(own[step], rest, missing) };
  return missing.reduce((made, path) => ({ ...made, ...placeholder(path, made) }), own);
}

/** What the entities inside a path are. */
const TYPES_INSIDE: Readonly<Record<string, string>> = { reviewRating: "Rating", offers: "Offer" };

/** "reviewRating.ratingValue" stands in an entity of its own, whose other values stay. */
function placeholder(path: string, own: JsonObject): JsonObject {
  const [name = "", inner] = path.split(".");
  const type = TYPES_INSIDE[name];
  const present = own[name];
  if (inner === undefined || type === undefined) return present ? {} : { [name]: fillIn(name) };
  const known =
    typeof present === "object" && present !== null && !Array.isArray(present) ? (present as JsonObject) : {};
  return { [name]: { "@type": type, ...known, [inner]: fillIn(inner) } };
}
