// Widths in Arial, relative to an average Latin letter.
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uffef]/gu, 2.2],
  [/[MW@%™—]/g, 2],
  [/[mw]/g, 1.5],
  [/(?![MW])\p{Lu}/gu, 1.3],
];

/** How many characters of a text like this fit where `latin` average Latin letters fit. */
export function fittingLength(text: string, latin: number): number {
  if (text === "") return latin;
  const extra = WIDTHS.reduce((sum, [signs, width]) => sum + (text.match(signs)?.length ?? 0) * (width - 1), 0);
  return Math.floor(latin / (1 + extra / text.length));
}
