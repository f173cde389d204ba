import { isUnspaced, normaliseWords, wordsOf } from "./normalise-words.ts";
import { knownLanguages, type Meaning, meanings, type Phrase, wordTable } from "./word-table.ts";

/** Longer texts are prose, whose words say little of what the text is for. */
const longestText = 120;

/** Languages and what they are written nearly alike. */
const alike: Readonly<Record<string, readonly string[]>> = {
  nb: ["no"],
  nn: ["no"],
  "sr-latn": ["sr"],
  iw: ["he"],
  in: ["id"],
  hr: ["bs", "sr"],
  bs: ["hr", "sr"],
  sr: ["hr", "bs"],
};

const primary = (language: string): string => language.toLowerCase().split(/[-_]/)[0]!;

interface Said {
  readonly words: readonly string[];
  /** The text without spaces, for scripts that know none. */
  readonly run: string | null;
}

/** So many letters are found inside a compound too: "Servicevoorwaarden". */
const compounded = 6;

const isForm = (word: string, text: string, whole: boolean): boolean => {
  if (whole) return word === text;
  return text.length >= compounded ? word.includes(text) : word.startsWith(text);
};

const holds = (phrase: Phrase, { words, run }: Said): boolean => {
  if (typeof phrase === "string") return run !== null && run.includes(phrase);
  return phrase.every(({ text, whole }) => words.some((word) => isForm(word, text, whole)));
};

/** The tables to look into: of the languages given, or all where none is known. */
export function tablesOf(languages: readonly string[]): Map<Meaning, readonly Phrase[]>[] {
  const named = languages.map(primary);
  const wanted = new Set(["*", ...named.flatMap((language) => [language, ...(alike[language] ?? [])])]);
  if (![...wanted].some((language) => language !== "*" && wordTable.has(language)))
    for (const language of knownLanguages) wanted.add(language);
  return [...wanted].flatMap((language) => wordTable.get(language) ?? []);
}

/**
 * What a short text of a shop is for, by the words of the given languages (BCP 47) and those that all use; by the words of
 * every language where none of the given is known. Several meanings may share words: the strongest comes first.
 */
export function readMeanings(text: string, languages: readonly string[]): Meaning[] {
  if (text.length > longestText) return [];
  const plain = normaliseWords(text);
  const said: Said = { words: wordsOf(plain), run: isUnspaced(plain) ? plain.replace(/\s+/g, "") : null };
  const tables = tablesOf(languages);
  return meanings.filter((meaning) =>
    tables.some((table) => table.get(meaning)?.some((phrase) => holds(phrase, said))),
  );
}
