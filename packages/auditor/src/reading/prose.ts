import type { PageFacts } from "@audit/facts";
import { countWords } from "./words.ts";

/** Shorter blocks are labels, buttons and table cells rather than sentences. */
const LEAST_WORDS = 6;
const PRICE = /[€$£¥₩₹]\s?\d|\d\s?(€|£|kr\b|zł|kč|eur\b|usd\b|chf\b)/iu;
const FRAME = new Set(["header", "nav", "aside", "footer"]);

export interface Prose {
  /** Words in blocks that read as sentences, without those that state a price. */
  readonly words: number;
  /** Words of the main text that stand in no block or heading we saw: the extractor keeps the first 60 blocks. */
  readonly unseen: number;
}

/** How much running text the main part of a page has. */
export function proseOf({ text, headings }: Pick<PageFacts, "text" | "headings">): Prose {
  const blocks = text.paragraphs.map((block) => ({ block, count: countWords(block) }));
  const titled = headings.filter(({ region }) => !FRAME.has(region)).map((heading) => countWords(heading.text));
  const words = total(
    blocks.filter(({ block, count }) => count >= LEAST_WORDS && !PRICE.test(block)).map(({ count }) => count),
  );
  const seen = total(blocks.map(({ count }) => count)) + total(titled);
  return { words, unseen: Math.max(0, text.mainWords - seen) };
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
