import type { PageFacts, SdItem } from "@audit/facts";
import { type JsonObject, jsonOf, withContext } from "./json-of.ts";
import { type Json, jsonLdScript } from "../../escape/json-script.ts";
import { htmlComment } from "../../escape/html.ts";
import { blocksFor } from "./blocks.ts";
import { isObject } from "./json-values.ts";

/** The page's own entities after a change, as blocks; those that the change leaves alone are not repeated. */
export function changedBlocks(
  items: readonly SdItem[],
  change: (json: JsonObject, item: SdItem) => Json,
): string | null {
  const blocks = items.flatMap((item) => {
    const before = jsonOf(item);
    const after = change(before, item);
    const isSame = !isObject(after) || JSON.stringify(before) === JSON.stringify(after);
    return isSame ? [] : [jsonLdScript(withContext(after))];
  });
  if (blocks.length === 0) return null;
  return [REPLACES, ...blocks.slice(0, MOST_BLOCKS)].join("\n");
}

/** Plugins write up to six entities on a page. */
const MOST_BLOCKS = 6;

const REPLACES = htmlComment("each replaces the entity of the same type in the page's present block");

export const fittingBlocks = (page: PageFacts, view: Parameters<typeof blocksFor>[1]): string | null =>
  blocksFor(page, view).map(jsonLdScript).join("\n") || null;
