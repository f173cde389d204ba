// Chinese, Japanese and Korean signs are about twice as wide as Latin letters.
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uffef]/gu;

/** How many characters of this text fit where `latin` Latin letters fit. */
export function roomFor(text: string, latin: number): number {
  if (text === "") return latin;
  const wide = text.match(WIDE)?.length ?? 0;
  return Math.floor(latin / (1 + (1.2 * wide) / text.length));
}
