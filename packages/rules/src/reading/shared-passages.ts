import type { PageFacts } from "@audit/facts";
import { noted } from "./noted.ts";
import { runKeys, textKey } from "./text-key.ts";
import { tokensOf } from "./words.ts";

type Page = Parameters<typeof passagesOn>[0];

/** One running text of a page: its key as a whole, some of its runs of words, and how it begins. */
interface Passage {
  readonly key: number;
  readonly runs: readonly number[];
  readonly begins: string;
}

const MOST_RUNS = 60;
/** One run in so many, the same ones on every page. */
const KEPT = 3;
const MOST_PASSAGES = 12;
const MOST_LETTERS = 90;

function runsOf(text: string): number[] {
  const words = tokensOf(text);
  const whole = runKeys(words);
  // Fewer words than a run has are one.
  const runs = whole.length > 0 || words.length === 0 ? whole : [textKey(words.join(" "))];
  const some = runs.filter((run) => run % KEPT === 0);
  return (some.length >= KEPT ? some : runs).slice(0, MOST_RUNS);
}

/** The longest texts of a page, in its order. */
const passagesOn = noted(({ outline }: Pick<PageFacts, "outline">): readonly Passage[] => {
  const longest = new Set(outline.texts.toSorted((a, b) => b.text.length - a.text.length).slice(0, MOST_PASSAGES));
  return outline.texts
    .filter((one) => longest.has(one))
    .map(({ key, text }) => ({ key, runs: runsOf(text), begins: text.slice(0, MOST_LETTERS) }));
});

/** Of goods the texts that come first are their own; cards of other goods follow. */
const LEADING = 2;

/** Of the smaller page's own words so many have to stand on the other one. */
const LEAST_SHARED = 0.5;

/**
 * How a text begins that two pages have in common, if they share most of what they say themselves; "" where no whole text
 * is the same, null where they are alike by the site's frame only.
 * @param isFrame whether a text is the frame's
 * @param leading whether only what a page begins with counts, as of goods, which show one another's texts on cards
 */
export function sharedPassage(
  page: Page,
  other: Page,
  isFrame: (key: number) => boolean,
  leading = false,
): string | null {
  const [own, others] = [page, other].map((one) => passagesOn(one).filter(({ key }) => !isFrame(key)));
  const theirs = new Set(others?.flatMap(({ runs }) => runs));
  const mine = new Set(own?.flatMap(({ runs }) => runs));
  const both = [...mine].filter((run) => theirs.has(run)).length;
  if (both === 0 || both < LEAST_SHARED * Math.min(mine.size, theirs.size)) return null;
  // Quoted is only what stands on both word for word.
  const same = new Set(others?.map(({ key }) => key));
  const verbatim = (own ?? []).filter(({ key }) => same.has(key));
  const begins = [own, others].map((texts) => new Set(texts?.slice(0, LEADING).map(({ key }) => key)));
  if (leading && verbatim.length > 0 && !verbatim.some(({ key }) => begins.every((keys) => keys.has(key)))) return null;
  return verbatim.toSorted((a, b) => b.runs.length - a.runs.length)[0]?.begins ?? "";
}
