import type { PageFacts, SdItem } from "@audit/facts";
import { type JsonObject, jsonOf, withContext } from "./json-of.ts";
import type { Json } from "../../escape/json-script.ts";
import type { SiteView } from "../../view/site-view.ts";
import type { Part } from "../patches/fix.ts";
import { markupChanges } from "../patches/markup-changes.ts";
import { markup } from "./markup-part.ts";
import { htmlComment } from "../../escape/html.ts";
import { blocksFor } from "./blocks.ts";
import { isObject } from "./json-values.ts";

/** The page's own entities after a change, as blocks; null where the change leaves all alone. */
export function changedBlocks(
  page: PageFacts,
  items: readonly SdItem[],
  change: (json: JsonObject, item: SdItem) => Json,
): Part[] | null {
  const blocks = items.flatMap((item): Part[] => {
    const before = jsonOf(item);
    const after = change(before, item);
    if (!isObject(after) || JSON.stringify(before) === JSON.stringify(after)) return [];
    if (item.format !== "json-ld") return [inAttributes(item, before, after)];
    return [markup(page, withContext(after), before)];
  });
  if (blocks.length === 0) return null;
  return blocks.slice(0, MOST_BLOCKS);
}

/** A second block beside attributes that say the same would leave the fault where it is, and two answers to one question. */
export function inAttributes(item: SdItem, before: JsonObject, after: JsonObject): string {
  const { adds, changes, drops } = markupChanges(JSON.stringify(before), JSON.stringify(after));
  const said = [
    ["add", adds],
    ["change", changes],
    ["take out", drops],
  ] as const;
  const todo = said.flatMap(([verb, names]) => (names.length === 0 ? [] : [`${verb} ${names.slice(0, 8).join(", ")}`]));
  return htmlComment(
    `by hand, in the ${item.format} attributes of ${item.types.join(", ")}, in the template: ${todo.join("; ")}`,
  );
}

/** Plugins write up to six entities on a page. */
const MOST_BLOCKS = 6;

/** A page's block may hold more than what is replaced. */
export const REPLACES = htmlComment("each replaces the entity of the same type in the page's present block");

/** What fits the page's kind, where there is nothing to change. */
export const fittingBlocks = (page: PageFacts, view: SiteView): Part[] =>
  blocksFor(page, view).map((json) => markup(page, json));
