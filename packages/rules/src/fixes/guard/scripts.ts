import { countCharacters } from "@audit/facts";

const SCRIPTS = ["Latin", "Cyrillic", "Greek", "Arabic", "Hebrew", "Thai", "Devanagari", "Hangul", "Han", "Georgian"];
const SIGNS = SCRIPTS.map((name) => [name, new RegExp(String.raw`\p{Script=${name}}+`, "gu")] as const);
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** Fewer letters may be a name. */
const FEWEST = 8;
/** As many times the letters of any other script. */
const MOSTLY = 3;

/** The script that most of a text is written in; null where it is mixed or too short to tell. */
export function scriptOf(text: string): string | null {
  const japanese = countCharacters(text, KANA);
  const counts = SIGNS.map(
    ([name, signs]) => [name, countCharacters(text, signs) + (name === "Han" ? japanese : 0)] as const,
  ).toSorted((a, b) => b[1] - a[1]);
  const [first, second] = counts;
  if (!first || !second) return null;
  return first[1] >= FEWEST && first[1] > MOSTLY * second[1] ? first[0] : null;
}

const scriptNames = new Intl.DisplayNames("en", { type: "script" });

/** The script in which a language is mostly written, by CLDR; null for those of several scripts, and for null. */
export function scriptOfLanguage(language: string | null): string | null {
  const code = language === null ? undefined : new Intl.Locale(language).maximize().script;
  const name = code === undefined ? undefined : scriptNames.of(code);
  return name !== undefined && SCRIPTS.includes(name) ? name : null;
}
