import { countriesByName } from "../knowledge/country-names.ts";
import { deliveredOnly, freeShipping, special } from "../knowledge/terms-words.ts";
import { normalised } from "./words.ts";

/** Countries that a sentence names as the only ones goods are sent to. */
export interface OnlyCountries {
  /** Two-letter codes. */
  readonly codes: readonly string[];
  readonly text: string;
}

const JOINERS = new Set([
  "and",
  "or",
  "the",
  "und",
  "oder",
  "die",
  "der",
  "das",
  "et",
  "la",
  "le",
  "les",
  "l",
  "y",
  "e",
  "ed",
]);
const MOST_WORDS = 5;
/** What may stand before: any other word may narrow the sentence to some goods or some ways of sending. */
const OPENERS = new Set(
  "we our shop currently presently please note that unfortunately goods orders are all wir derzeit zurzeit aktuell momentan unser der die ein eine nous nos actuellement la actualmente los las attualmente wij we momenteel vi".split(
    " ",
  ),
);

/**
 * Reads "We ship only to Germany and Austria." Null when the sentence says anything else behind the word "only": a
 * region, a carrier, neighbours. Dearer and free ways of sending may go to fewer countries than the goods.
 */
export function onlyCountries(sentence: string): OnlyCountries | null {
  const said = deliveredOnly.exec(sentence);
  if (said === null || freeShipping.test(sentence) || special.test(sentence)) return null;
  if (wordsOf(sentence.slice(0, said.index)).some((word) => !OPENERS.has(word))) return null;
  const words = wordsOf(sentence.slice(said.index + said[0].length));
  const codes = new Set<string>();
  for (let at = 0; at < words.length;) {
    const country = countryAt(words, at);
    if (country === null && !JOINERS.has(words[at]!)) return null;
    if (country !== null) codes.add(country.code);
    at += country?.length ?? 1;
  }
  return codes.size === 0 ? null : { codes: [...codes].toSorted(), text: sentence };
}

const wordsOf = (text: string): string[] =>
  normalised(text)
    .split(/[\s,.:;!&/'’()]+/u)
    .filter(Boolean);

/** The longest name of a country that starts at a word. */
function countryAt(words: readonly string[], at: number): { code: string; length: number } | null {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(" ");
    // "innerhalb Deutschlands"
    const code = countriesByName().get(name) ?? countriesByName().get(name.replace(/s$/, ""));
    if (code !== undefined) return { code, length };
  }
  return null;
}
