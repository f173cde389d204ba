import { itemAt, type PageFacts } from "@audit/facts";
import type { Population } from "../populations.ts";
import { noted } from "./noted.ts";
import { runKeys } from "./text-key.ts";
import { tokensOf } from "./words.ts";

const FEWEST_PAGES = 4;
const LEAST_WORDS = 50;
/** Of the runs of words of the shorter page so many stand on the other one: nine sentences of ten. */
const LEAST_SHARED = 0.75;
const GAP = "*";

/** Runs of three words of a page's main text, as far as it is kept. */
const runsOn = noted(({ text }): ReadonlySet<number> => new Set(runKeys(tokensOf(text.main))));

/** Words of an address's path, without the ending of a file. */
export const pathWords = (url: string): readonly string[] =>
  new URL(url).pathname.replace(ENDING, "").split(/[/-]/).filter(Boolean);

const ENDING = /\.(?:html?|php|aspx?)$/i;

/** Groups of page indices whose addresses differ in one name, and whose texts are mostly the same words. */
export function alikeButForAddress(pages: readonly PageFacts[], population: Population): number[][] {
  const groups = new Map<string, number[]>();
  for (const [index, page] of pages.entries()) {
    if (!population.includes(page) || page.text.mainWords < LEAST_WORDS) continue;
    const words = pathWords(page.url);
    if (words.length < 2) continue;
    for (const key of withGaps(words)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [index]);
      else group.push(index);
    }
  }
  return [...groups.values()]
    .filter((group) => group.length >= FEWEST_PAGES)
    .map((group) => alikeTo(group, pages))
    .filter((group) => group.length >= FEWEST_PAGES);
}

/** A name may have several words: "nove-mesto-na-morave" stands where another page has "jihlava". */
const MOST_WORDS = 4;

/** The path with each run of words left out that may be a name; one word at least stays. */
function withGaps(words: readonly string[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++)
      if (to - from < words.length) keys.add([...words.slice(0, from), GAP, ...words.slice(to)].join("/"));
  return keys;
}

/** Of a group those whose text is mostly that of one of them: of the page that most are like. */
function alikeTo(group: readonly number[], pages: readonly PageFacts[]): number[] {
  const runs = group.map((index) => runsOn(itemAt(pages, index)));
  const likes = runs.map((own) => group.filter((_, at) => isMostlyIn(own, itemAt(runs, at))));
  return likes.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function isMostlyIn(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let both = 0;
  for (const run of small) if (large.has(run)) both++;
  return small.size > 0 && both >= LEAST_SHARED * small.size;
}
