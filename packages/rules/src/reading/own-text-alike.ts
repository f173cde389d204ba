import { itemAt, type PageFacts } from "@audit/facts";
import { decoded } from "./decoded.ts";
import { noted } from "./noted.ts";
import { countBlocks, frameOf } from "./own-text.ts";
import { tokensOf } from "./words.ts";

/** Of the words of two texts so many are the same, once each page's own name is taken out: nine of ten. */
const LEAST_SHARED = 0.9;
/** Fewer words of their own say nothing on whether pages are alike. */
const LEAST_WORDS = 40;
/** Pages that the others are held against, spread over the group. */
const MOST_MODELS = 12;

type Counts = ReadonlyMap<string, number>;

/** Key and words of each running text, without the words of the page's own address. */
const namelessTexts = noted(({ url, outline }): readonly (readonly [number, readonly string[]])[] => {
  const name = new Set(tokensOf(decoded(new URL(url).pathname)));
  return outline.texts.map(({ key, text }) => [key, tokensOf(text).filter((word) => !name.has(word))] as const);
});

/**
 * The pages of a group whose own texts are nearly word for word the same, whatever the order: menus, layers and other blocks
 * that most of the remaining pages hold, too, are no page's own. Pages with too little text of their own are left out.
 */
export function alikeInOwnText(group: readonly PageFacts[], all: readonly PageFacts[]): readonly PageFacts[] {
  const isFrame = frameOf(group, countBlocks(all), all.length);
  const judged = group.flatMap((page) => {
    const words = namelessTexts(page).flatMap(([key, own]) => (isFrame(key) ? [] : own));
    return words.length < LEAST_WORDS ? [] : [{ page, words: countsOf(words), total: words.length }];
  });
  const step = Math.max(1, Math.ceil(judged.length / MOST_MODELS));
  const likes = judged
    .filter((_, at) => at % step === 0)
    .map((model) =>
      judged.filter((one) => shared(one.words, model.words) >= LEAST_SHARED * Math.max(one.total, model.total)),
    );
  const most = likes.toSorted((a, b) => b.length - a.length);
  return most.length === 0 ? [] : itemAt(most, 0).map(({ page }) => page);
}

function countsOf(words: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function shared(one: Counts, other: Counts): number {
  let both = 0;
  for (const [word, count] of one) both += Math.min(count, other.get(word) ?? 0);
  return both;
}
