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

/**
 * What the content of a page says in lines that hardly another page has: sizes, materials and years as well as sentences.
 * @param but texts that are told otherwise, such as its name
 */
export function ownLines({ outline }: PageFacts, view: SiteView, but: readonly string[]): string[] {
  const times = timesOf(view);
  const others = new Set([...but, ...outline.prices.map(({ text }) => text)].map(normalised));
  const lines = outline.texts.filter(
    ({ text, list, key }) =>
      list !== true &&
      text.length >= LEAST_LETTERS &&
      !others.has(normalised(text)) &&
      (times.get(key) ?? 0) <= MOST_PAGES,
  );
  return [...new Set(lines.map(({ text }) => oneLine(text)))]
    .slice(0, MOST_LINES)
    .map((text) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text));
}
