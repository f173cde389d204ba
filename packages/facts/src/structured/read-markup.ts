import type { Draft } from "../draft.ts";
import type { SdItem } from "../structured-data.ts";
import { createMarkupBudget } from "./markup-budget.ts";
import { readJsonLd } from "./read-json-ld.ts";

/**
 * The entities of a block of JSON-LD as a page with it would be read; none where it is no JSON.
 * @param base address of the page
 */
export function readMarkup(json: string, base: string): readonly SdItem[] {
  const items: Draft<SdItem>[] = [];
  const { valid } = readJsonLd(json, items, { base, block: 1, budget: createMarkupBudget() });
  return valid ? items : [];
}
