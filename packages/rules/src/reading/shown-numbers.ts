import { type PageFacts, plainText } from "@audit/facts";
import { forLast, forRecent } from "./for-last.ts";

/** The extractor keeps so much of the main text; behind it a number may stand unseen. */
const KEPT = 4000;

type Texts = Pick<PageFacts["text"], "main" | "paragraphs">;

/** All the own text of a page that is kept, with plain digits: each block, and the whole of it. */
export const textsWithNumbers = forLast(({ main, paragraphs }: Texts): readonly string[] =>
  [...paragraphs, main].map(plainText),
);

export const isTextCut = ({ main }: Pick<Texts, "main">): boolean => main.length >= KEPT - 1;

/** A number in all the forms that shops write: groups set off by a sign or none, decimals left out where they are zeros. */
const formsOf = forRecent((amount: string): RegExp => {
  const [whole = "", decimals = ""] = Number(amount).toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, "[.,' ]?");
  const cents = decimals.replace(/0+$/, "");
  const behind = cents === "" ? "(?:[.,] ?(?:0{1,2}|[-–—]))?" : `[.,] ?${cents}0?`;
  return new RegExp(`(?<![\\d]|\\d[.,'])${grouped}${behind}(?!\\d|[.,']\\d)`);
});

/**
 * True where a text holds the number, whatever sign stands beside it.
 * @param texts with plain digits
 */
export function holdsNumber(texts: readonly string[], amount: number): boolean {
  const form = formsOf(String(amount));
  return texts.some((text) => form.test(text));
}

/** Longer texts are sentences. */
const LONGEST_PRICE = 24;
/** A number of two digits or more beside one word or sign, or with decimals: an amount of something. */
const AMOUNT = String.raw`\d[\d.,' ]{0,10}\d`;
const BESIDE = new RegExp(
  `^(?:[^\\d\\s-]{1,7}\\.?\\s?${AMOUNT}|${AMOUNT}\\s?[^\\d\\s-]{1,8}|\\d[\\d.,' ]{0,8}[.,](?:\\d\\d|[-–—]{1,2}))$`,
  "u",
);
/** What is counted in other units: shares, measures of goods, times, marks of ratings. */
const OTHER_UNIT = /%|\b(?:kg|g|mg|ml|cl|l|cm|mm|m|w|kw|v|a|gb|mb|tb|h|min|px|°c?)\b|[:/×x*★()#]/i;

/** True where a short text looks like a price although no price can be read from it. */
export const looksPriced = (block: string): boolean =>
  block.length <= LONGEST_PRICE && BESIDE.test(plainText(block)) && !OTHER_UNIT.test(block);
