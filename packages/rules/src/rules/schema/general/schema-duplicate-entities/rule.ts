import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { itemAt, type SdItem, type StructuredDataFacts } from "@audit/facts";
import { productTypes } from "../../../../knowledge/schema-types.ts";
import { indexableContent } from "../../../../populations.ts";
import { isOrganization } from "../../../../reading/organizations.ts";
import { sameName } from "../../../../reading/site-names.ts";
import { addressesOf, hasType, isItem, placeOf, textOf, textsOf } from "../../../../reading/structured-data.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { bareAddress } from "../../../../reading/origin.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Properties that can have one value only. */
const SINGLE = [
  "name",
  "url",
  "price",
  "priceCurrency",
  "availability",
  "sku",
  "gtin13",
  "headline",
  "datePublished",
  "telephone",
  "legalName",
];

export const rule = definePageRule({
  id: "schema-duplicate-entities",
  category: "schema",
  area: "general",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.9,
  repair: { pasted: true },
  aiVisibility: true,
  over: indexableContent,
  reads: ["structuredData"],
  source: "https://www.w3.org/TR/json-ld11/#node-identifiers",
  judge: ({ structuredData }) => {
    const items = written(structuredData);
    if (items.length < 2) return notApplicable();
    const conflict = conflictById(items) ?? conflictByAddress(written(structuredData, OF_PEOPLE));
    if (!conflict) return pass();
    return fail({ at: conflict.at, saw: conflict.saw, expected: "one description" });
  },
  words: { en },
  // Which of the two is right, and what writes the other, is seen in the system alone.
  onlyAlong: true,
  fix,
});

interface Conflict {
  readonly at: string;
  readonly saw: { readonly entity: string; readonly property: string; readonly values: readonly string[] };
}

/** Who wrote a text goes by the address of the house, too, and is not the house. */
const OF_PEOPLE: ReadonlySet<string> = new Set(["author", "creator", "editor", "reviewedBy", "contributor"]);

/** Every entity that says something of itself, nested ones included. */
function written(data: StructuredDataFacts, without: ReadonlySet<string> = new Set()): SdItem[] {
  const found: SdItem[] = [];
  const waiting = [...data.items];
  for (const item of waiting) {
    const names = Object.keys(item.props);
    if (names.length > 0) found.push(item);
    for (const name of names)
      for (const value of without.has(name) ? [] : (item.props[name] ?? []))
        if (isItem(value) && !isStep(name, value)) waiting.push(value);
  }
  return found;
}

/** A step of a trail names the address that it leads to and what the step is called: that describes nothing. */
const isStep = (property: string, { props }: SdItem): boolean =>
  property === "item" && Object.keys(props).every((name) => name === "name" || name === "url");

/** Entities of one @id that give different values for a property that has one. */
function conflictById(items: readonly SdItem[]): Conflict | null {
  const named = items.filter((item) => item.id !== null && (item.format === "json-ld" || !isSold(item)));
  for (const [id, group] of Map.groupBy(named, (item) => item.id ?? "")) {
    if (group.length < 2) continue;
    for (const property of SINGLE) {
      const values = distinct(
        group.flatMap((item) => (item.props[property]?.length === 1 ? textsOf(item, property) : [])),
      );
      if (values.length > 1)
        return { at: [...new Set(group.map(placeOf))].join(" and "), saw: { entity: quoted(id), property, values } };
    }
  }
  return null;
}

/** What two syntaxes say about products is another rule's matter. */
const isSold = (item: SdItem): boolean => hasType(item, productTypes) || hasType(item, SALE);
const SALE = new Set(["Offer", "AggregateOffer", "AggregateRating"]);

/** Organizations or sites of one address that go by names which can't be the same. */
function conflictByAddress(items: readonly SdItem[]): Conflict | null {
  const owners = items.filter((item) => isOrganization(item) || item.types.includes("WebSite"));
  const placed = owners.flatMap((item) => {
    const [address] = addressesOf(item, "url");
    const [name] = textsOf(item, "name");
    return address && name ? [{ item, name, key: `${item.types.includes("WebSite")} ${bareAddress(address)}` }] : [];
  });
  for (const [key, group] of Map.groupBy(placed, (one) => one.key)) {
    const other = group.find(
      ({ item, name }) =>
        !known(itemAt(group, 0).item).some((one) => sameName(one, name)) &&
        !known(item).some((one) => sameName(one, itemAt(group, 0).name)),
    );
    if (!other) continue;
    const values = [itemAt(group, 0).name, other.name].map(quoted);
    return { at: placeOf(other.item), saw: { entity: key.slice(key.indexOf(" ") + 1), property: "name", values } };
  }
  return null;
}

const known = (item: SdItem): string[] => ["name", "alternateName", "legalName"].flatMap((name) => textsOf(item, name));

/** Values that differ in more than case, white space, a final slash or how a number is written. */
function distinct(values: readonly string[]): string[] {
  const key = (value: string): string => {
    const text = normalised(textOf(value))
      .replace(/^https?:\/\/(www\.)?/, "")
      .replace(/\/$/, "");
    return /^\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text;
  };
  return [...new Map(values.map((value) => [key(value), quoted(value)])).values()];
}
