import { countCharacters } from "../text/count-characters.ts";
import { isUnspaced } from "../phrases/normalise-words.ts";

/** Tells the language of a running text as a BCP 47 tag; null where the text is too short or too mixed to tell. */
export type LanguageReader = (text: string) => string | null;

const leastLetters = 20;
/** An address or a row of names has few words, which may be of any language. */
const leastWords = 6;
/** Two languages that come so near to each other can't be told apart by this text. */
const leastAhead = 0.02;
/** Texts of one language in two halves of so many letters say the same. */
const leastHalf = 40;

const lettersIn = (text: string): number => countCharacters(text, /\p{L}+/gu);

const isRunning = (text: string): boolean =>
  lettersIn(text) >= leastLetters &&
  (isUnspaced(text) || new Set(text.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu)).size >= leastWords);

/** A text in two pieces, parted between words. */
function halvesOf(text: string): string[] {
  const middle = text.indexOf(" ", Math.floor(text.length / 2));
  return middle < 0 ? [] : [text.slice(0, middle), text.slice(middle)];
}

/**
 * Loads the models of 60 languages (ELD, Apache 2.0, 1.6 MB in its package): only who wants to know a text's language
 * waits for them.
 */
export async function loadLanguageReader(): Promise<LanguageReader> {
  const { eld } = await import("eld/small");
  const detect = (text: string): { language: string; ahead: number } | null => {
    const found = eld.detect(text);
    if (found.language === "" || !found.isReliable()) return null;
    const [best = 0, second = 0] = Object.values(found.getScores()).toSorted((one, other) => other - one);
    return { language: found.language, ahead: best - second };
  };
  return (text) => {
    if (!isRunning(text)) return null;
    const whole = detect(text);
    if (whole === null || whole.ahead < leastAhead) return null;
    const isOther = (half: string): boolean => {
      const read = lettersIn(half) < leastHalf ? null : detect(half);
      return read !== null && read.language !== whole.language && read.ahead >= leastAhead * 2;
    };
    return halvesOf(text).some(isOther) ? null : whole.language;
  };
}
