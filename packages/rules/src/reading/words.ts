/** Scripts written without spaces between words: Thai, Lao, kana, Han. */
const UNSPACED = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/gu;
const SPACED = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu;
const MOST_QUOTED = 200;

/** Text in one form for comparing: compatibility forms folded, lower case, white space collapsed. */
export const normalised = (text: string): string => collapsed(text.normalize("NFKC").toLowerCase());

/** Runs of white space, but for the lone spaces that most words stand between. */
const UNEVEN = /(?: ?(?! )\s| {2})\s*/g;

/** Found sooner than the runs, and most texts have none. */
const HAS_UNEVEN = /[^\S ]| {2}/;

/** White space collapsed and trimmed. */
export const collapsed = (text: string): string => (HAS_UNEVEN.test(text) ? text.replace(UNEVEN, " ") : text).trim();

/** Letters without their accents. */
export const withoutAccents = (text: string): string =>
  BEYOND_ASCII.test(text) ? text.normalize("NFKD").replace(/\p{M}/gu, "") : text;

const BEYOND_ASCII = /[^\0-\x7f]/;

/** Text as evidence carries it: white space collapsed, at most 200 characters. */
export function quoted(text: string): string {
  const flat = collapsed(text);
  return flat.length <= MOST_QUOTED ? flat : `${flat.slice(0, MOST_QUOTED - 1)}…`;
}

/** Runs of letters and digits, lower case. Scripts without spaces give one run per stretch. */
export const tokensOf = (text: string): string[] => normalised(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words of a text, counted as TextFacts counts them: in scripts without spaces two characters are a word. */
export function countWords(text: string): number {
  if (!isUnspaced(text)) return text.match(SPACED)?.length ?? 0;
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const spaced = text.replace(UNSPACED, " ").match(SPACED)?.length ?? 0;
  return spaced + Math.ceil(unspaced / 2);
}

/** True when a text has so many words at least, as `countWords` counts them; each character is one word at most. */
export const hasWords = (text: string, least: number): boolean => text.length >= least && countWords(text) >= least;

/** True when the text has characters of a script written without spaces. */
export const isUnspaced = (text: string): boolean => text.search(UNSPACED) >= 0;
