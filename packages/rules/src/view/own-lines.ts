import { itemAt, type PageFacts } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";
import { normalised } from "../reading/words.ts";
import type { SiteView } from "./site-view.ts";

const LEAST_LETTERS = 4;
const LONGEST = 160;
const MOST_LINES = 8;
/** A product may stand under two names or in two languages; what more pages say is the shop's. */
const MOST_PAGES = 2;

const known = new WeakMap<SiteView, ReadonlyMap<number, number>>();

/** On how many pages each text of the content stands. */
function timesOf(view: SiteView): ReadonlyMap<number, number> {
  const before = known.get(view);
  if (before !== undefined) return before;
  const times = new Map<number, number>();
  for (const index of view.served)
    for (const key of new Set(itemAt(view.site.pages, index).outline.texts.map((text) => text.key)))
      times.set(key, (times.get(key) ?? 0) + 1);
  known.set(view, times);
  return times;
}

/** Works of one size or material share the line that says it. */
const MOST_OF_KIND = 0.4;

/**
 * What the content of a page says in lines that few other pages have: sizes, materials and years as well as sentences.
 * @param but texts that are told otherwise, such as its name
 */
export function ownLines(page: PageFacts, view: SiteView, but: readonly string[]): string[] {
  const times = timesOf(view);
  const most = Math.max(MOST_PAGES, view.pagesOfKind(page.kind) * MOST_OF_KIND);
  const others = new Set([...but, ...page.outline.prices.map(({ text }) => text)].map(bare));
  const texts = page.outline.texts
    .filter(({ list, key }) => list !== true && (times.get(key) ?? 0) <= most)
    .map(({ text }) => text);
  const lines = page.text.paragraphs.filter((text) => view.pagesSaying(text) <= most);
  const own = [...new Set([...lines, ...texts].map(oneLine))].filter(
    (text) => text.length >= LEAST_LETTERS && !others.has(bare(text)),
  );
  // A block holds the lines that are told one by one.
  const parts = own.filter((text) => !own.some((other) => other !== text && text.includes(other)));
  return parts
    .slice(0, MOST_LINES)
    .map((text) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text));
}

const bare = (text: string): string =>
  normalised(text)
    .replace(/[\p{P}\s]+/gu, " ")
    .trim();
