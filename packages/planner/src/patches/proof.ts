import { type PageFacts, readMarkup, type SdItem, type SdValue } from "@audit/facts";
import { findRule, rules } from "@audit/rules";
import { jsonOf, withContext } from "@audit/rules/fixes/markup/json-of";
import type { Patch } from "@audit/rules/fixes/patches/patch";
import { linkedItems } from "@audit/rules/view/linked-items";
import type { SiteView } from "@audit/rules/view/site-view";
import { askRule } from "../ask-rule.ts";

/** What becomes of a rule's verdict on a page when all blocks of the plan stand there. */
export interface Proof {
  /** Whether the rule has no fault to find any more; null where that can't be told from the markup. */
  readonly ends: (rule: string, url: string) => boolean | null;
}

/** Rules whose new fault makes a block worse than none: what search engines require of it. */
const GRAVE = rules.filter(
  (rule) => rule.scope === "page" && rule.severity === "high" && rule.category === "schema" && rule.informs !== true,
);

/** Whether a new block alone would fail on its page what the page does not fail without it. */
export function bringsFault(block: Patch, view: SiteView): boolean {
  const page = view.pageAt(block.url);
  const made = page === null ? null : withBlocks(page, [block]);
  if (page === null || made === null) return false;
  return GRAVE.some((rule) => {
    if (rule.scope !== "page" || !rule.over.includes(page)) return false;
    const fails = (one: PageFacts): boolean => askRule(rule.id, () => rule.judge(one).verdict === "fail") === true;
    return fails(made) && !fails(page);
  });
}

/** @param patches all that is pasted; of one place one */
export function proofBy(patches: readonly Patch[], view: SiteView): Proof {
  const blocks = Map.groupBy(
    patches.filter(({ at, op, after }) => at === "page" && op === "jsonld" && after !== null),
    ({ url }) => url,
  );
  const made = new Map<string, PageFacts | null>();
  const pageWith = (url: string): PageFacts | null => {
    const known = made.get(url);
    if (known !== undefined) return known;
    const page = view.pageAt(url);
    const changed = page === null ? null : withBlocks(page, blocks.get(url) ?? []);
    made.set(url, changed);
    return changed;
  };
  return {
    ends(id, url) {
      const rule = findRule(id);
      if (rule?.scope !== "page" || !rule.reads.includes("structuredData") || !blocks.has(url)) return null;
      const page = pageWith(url);
      return page === null ? null : (askRule(id, () => rule.judge(page).verdict !== "fail") ?? null);
    },
  };
}

/** The page as it would be read with the blocks in their places; null where one of them finds its place no more. */
function withBlocks(page: PageFacts, blocks: readonly Patch[]): PageFacts | null {
  const { structuredData } = page;
  if (structuredData.tooLarge === true || structuredData.blocks.some(({ valid }) => !valid)) return null;
  let items = linkedItems(structuredData);
  for (const { before, after } of blocks) {
    const [block] = readMarkup(after ?? "", page.url);
    if (block === undefined) return null;
    const others = items.filter((item) => !isRival(item, block));
    const next = before === null ? [...others, block] : inPlace(others, before, block);
    if (next === null) return null;
    items = next;
  }
  // Each block that was pasted in place of another names its context.
  const isAllNew = blocks.filter(({ before }) => before !== null).length >= structuredData.blocks.length;
  const written = structuredData.blocks.map((block) => (isAllNew ? { ...block, hasContext: true } : block));
  return { ...page, structuredData: { ...structuredData, blocks: written, items } };
}

/** The same thing in attributes, which are taken out where a block comes in. */
const isRival = ({ format, types }: SdItem, block: SdItem): boolean =>
  format !== "json-ld" && types.some((type) => block.types.includes(type));

function inPlace(items: readonly SdItem[], before: string, block: SdItem): readonly SdItem[] | null {
  let isFound = false;
  const visit = (item: SdItem): SdItem => {
    if (isFound) return item;
    if (JSON.stringify(withContext(jsonOf(item))) === before) {
      isFound = true;
      return block;
    }
    const follow = (value: SdValue): SdValue => (typeof value === "object" ? visit(value) : value);
    const props = Object.fromEntries(Object.entries(item.props).map(([name, values]) => [name, values.map(follow)]));
    return isFound ? { ...item, props } : item;
  };
  const made = items.map(visit);
  return isFound ? made : null;
}
