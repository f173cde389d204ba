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

const primary = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? "";

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

interface Lookup {
  readonly phrasesOf: ReadonlyMap<Meaning, readonly Phrase[]>;
  /** Every phrase has one of these: most texts have none, and are looked at no further. */
  readonly beginnings: RegExp;
}

const lookups = new Map<string, Lookup>();

/** Phrases of some meanings in some languages, put together once. */
function lookupFor(languages: readonly string[], among: readonly Meaning[]): Lookup {
  const key = `${languages.join()} ${among.join()}`;
  const known = lookups.get(key);
  if (known !== undefined) return known;
  const tables = tablesOf(languages);
  const phrasesOf = new Map(among.map((meaning) => [meaning, tables.flatMap((table) => table.get(meaning) ?? [])]));
  const first = [...phrasesOf.values()].flat().map((phrase) => (typeof phrase === "string" ? phrase : phrase[0]?.text));
  const texts = [...new Set(first)].filter((text) => text !== undefined);
  const beginnings = new RegExp(
    texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|"),
    "u",
  );
  if (lookups.size >= mostLookups) lookups.clear();
  const lookup = { phrasesOf, beginnings };
  lookups.set(key, lookup);
  return lookup;
}

/** Sites have a few languages; a hostile one may name a new one on each page. */
const mostLookups = 100;

/**
 * What a short text of a shop is for, by the words of the given languages (BCP 47) and those that all use; by the words of
 * every language where none of the given is known. Several meanings may share words: the strongest comes first.
 * @param among the meanings asked for
 */
export function readMeanings(
  text: string,
  languages: readonly string[],
  among: readonly Meaning[] = meanings,
): Meaning[] {
  if (text.length > longestText) return [];
  const { phrasesOf, beginnings } = lookupFor(languages, among);
  const plain = normaliseWords(text);
  const run = isUnspaced(plain) ? plain.replace(/\s+/g, "") : null;
  if (!beginnings.test(plain) && !(run !== null && beginnings.test(run))) return [];
  const said: Said = { words: wordsOf(plain), run };
  return among.filter((meaning) => phrasesOf.get(meaning)?.some((phrase) => holds(phrase, said)));
}
