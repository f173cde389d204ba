import { itemAt, type PageFacts, type TextFacts } from "@audit/facts";
import { forLast } from "./for-last.ts";
import { countWords } from "./words.ts";

/** Shorter blocks are labels, buttons and table cells rather than sentences. */
const LEAST_WORDS = 6;
const PRICE = /[€$£¥₩₹]\s?\d|\d\s?(€|£|kr\b|zł|kč|eur\b|usd\b|chf\b)/iu;
const FRAME = new Set(["header", "nav", "aside", "footer"]);

/** Words of each block of a page's text, in order; several rules count them. */
export const blockWords = forLast((blocks: readonly string[]): readonly number[] => blocks.map(countWords));

/** Words in blocks that read as sentences, without those that state a price; counted until there are enough. */
export function proseWords({ paragraphs }: TextFacts, enough: number): number {
  let sum = 0;
  const counts = blockWords(paragraphs);
  for (const [index, block] of paragraphs.entries()) {
    const count = itemAt(counts, index);
    if (count >= LEAST_WORDS && !PRICE.test(block)) sum += count;
    if (sum >= enough) break;
  }
  return sum;
}

/** Words of the main text that stand in no block or heading we saw: the extractor keeps the first 60 blocks. */
export function unseenWords({ text, headings }: Pick<PageFacts, "text" | "headings">): number {
  const titled = headings.filter(({ region }) => !FRAME.has(region)).map((heading) => countWords(heading.text));
  return Math.max(0, text.mainWords - total(blockWords(text.paragraphs)) - total(titled));
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
