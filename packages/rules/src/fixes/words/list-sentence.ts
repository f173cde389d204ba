import { knownLocale } from "../../reading/known-locale.ts";

/** Words in a list as the language writes it (CLDR), ended as a sentence; as many of them as fit. Null for fewer than two. */
export function listSentence(words: readonly string[], language: string | null, most: number): string | null {
  for (let count = Math.min(words.length, MOST_WORDS); count >= FEWEST_WORDS; count -= 1) {
    const sentence = `${listFormat(language).format(words.slice(0, count))}${stopOf(words[0] ?? "")}`;
    if (sentence.length <= most) return sentence;
  }
  return null;
}

const FEWEST_WORDS = 2;
const MOST_WORDS = 5;

function listFormat(language: string | null): Intl.ListFormat {
  const known = knownLocale(language);
  // Without a language no word for "and" is known: commas alone.
  return known === undefined
    ? new Intl.ListFormat("en", { type: "unit", style: "short" })
    : new Intl.ListFormat(known, { type: "conjunction", style: "long" });
}

const stopOf = (text: string): string =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "。" : ".";
