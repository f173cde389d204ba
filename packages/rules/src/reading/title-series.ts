import { itemAt, type PageFacts } from "@audit/facts";
import type { Population } from "../populations.ts";
import { shareOfWords } from "./shared-words.ts";
import { tokensOf } from "./words.ts";

/** A smaller series may be chapters, or the stations of a story. */
const FEWEST_PAGES = 20;
const LEAST_WORDS = 50;
/** A name may have several words. */
const MOST_NAME = 4;
/** So many words of a title say what all its pages are about. */
const LEAST_FRAME = 3;
/** Articles on different things share a third of their words; one text in many wordings three quarters. */
const LEAST_SHARED = 0.55;
/** Pairs that are held against each other, spread over the series. */
const PAIRS = 8;
const GAP = "*";

/**
 * Groups of page indices whose titles are one sentence with a name in it, and whose texts say the same in mostly the same
 * words, whatever the order: one text written anew for each name.
 */
export function titleSeries(pages: readonly PageFacts[], population: Population): number[][] {
  const groups = new Map<string, number[]>();
  for (const [index, page] of pages.entries()) {
    if (!population.includes(page) || page.text.mainWords < LEAST_WORDS) continue;
    for (const frame of framesOf(tokensOf(page.head.titles[0] ?? ""))) {
      const group = groups.get(frame);
      if (group === undefined) groups.set(frame, [index]);
      else group.push(index);
    }
  }
  return [...groups.values()]
    .filter((group) => group.length >= FEWEST_PAGES)
    .toSorted((a, b) => b.length - a.length)
    .filter((group) => saysTheSame(group, pages));
}

/** The title with each run of words left out that may be the name. */
function framesOf(words: readonly string[]): readonly string[] {
  const frames: string[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_NAME); to++)
      if (words.length - (to - from) >= LEAST_FRAME)
        frames.push([...words.slice(0, from), GAP, ...words.slice(to)].join(" "));
  return frames;
}

function saysTheSame(group: readonly number[], pages: readonly PageFacts[]): boolean {
  const step = Math.max(1, Math.floor((group.length - 1) / PAIRS));
  const shares = Array.from({ length: PAIRS }, (_, at) => at * step)
    .filter((at) => at + 1 < group.length)
    .map((at) => shareOfWords(textAt(pages, group, at), textAt(pages, group, at + 1)));
  return shares.length > 0 && shares.reduce((sum, one) => sum + one, 0) >= LEAST_SHARED * shares.length;
}

const textAt = (pages: readonly PageFacts[], group: readonly number[], at: number): string =>
  itemAt(pages, itemAt(group, at)).text.main;
