import { noted } from "@audit/rules/reading/noted";
import { mainProductOf } from "@audit/rules/reading/products";
import { firstText } from "@audit/rules/reading/structured-data";
import type { PageFacts, SdItem } from "@audit/facts";
import type { PageJson } from "./audit-json.ts";

/** What the JSON tells of a page's heavy parts: on a large site they lie in a file, so it is noted while it is at hand. */
export const notedForJson = noted(({ headings, structuredData }): Pick<PageJson, "h1" | "jsonld" | "sku"> => ({
  h1: headings.flatMap(({ level, text }) => (level === 1 ? [text] : [])),
  jsonld: jsonLdOf(structuredData),
  sku: skuOf(structuredData),
}));

function skuOf(data: PageFacts["structuredData"]): string | null {
  const product = mainProductOf(data);
  const sku = product === null ? "" : firstText(product, "sku");
  return sku === "" ? null : sku;
}

function jsonLdOf({ blocks, items }: PageFacts["structuredData"]): PageJson["jsonld"] {
  const types = new Set<string>();
  for (const item of items) if (item.format === "json-ld") collectTypes(item, types);
  return { blocks: blocks.length, invalid: blocks.filter((block) => !block.valid).length, types: [...types] };
}

function collectTypes(item: SdItem, types: Set<string>): void {
  for (const type of item.types) types.add(type);
  for (const values of Object.values(item.props)) {
    for (const value of values) if (typeof value === "object") collectTypes(value, types);
  }
}
