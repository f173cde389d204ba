import { createTextMemo } from "../text/text-memo.ts";
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

/** Whether any words of a language (BCP 47) are known. */
export const knowsWordsOf = (language: string): boolean => wordTable.has(primary(language));

/** Languages in which one of some meanings is told, primary tags. */
export const languagesKnowing = (...among: readonly Meaning[]): ReadonlySet<string> =>
  new Set(
    [...knownLanguages, ...Object.keys(alike).filter((language) => !language.includes("-"))].filter((language) =>
      [language, ...(alike[language] ?? [])].some((one) => among.some((meaning) => wordTable.get(one)?.has(meaning))),
    ),
  );

/** The tables to look into: of the languages given, or all where none is known. */
export function tablesOf(languages: readonly string[]): Map<Meaning, readonly Phrase[]>[] {
  const named = languages.map(primary);
  const wanted = new Set(["*", ...named.flatMap((language) => [language, ...(alike[language] ?? [])])]);
  if (![...wanted].some((language) => language !== "*" && wordTable.has(language)))
    for (const language of knownLanguages) wanted.add(language);
  return [...wanted].flatMap((language) => wordTable.get(language) ?? []);
}

/** Tells which of some meanings a short text has, the strongest first. */
export type MeaningReader = (text: string) => readonly Meaning[];

/** What stands in every text that a phrase is found in. */
const longestWord = (phrase: Phrase): string =>
  typeof phrase === "string"
    ? phrase
    : phrase.reduce((longest, { text }) => (text.length > longest.length ? text : longest), "");

/** Menus, buttons and notes say the same on page after page. */
function createReader(
  languages: readonly string[],
  among: readonly Meaning[],
  fits: (phrase: Phrase, said: Said) => boolean,
): MeaningReader {
  const tables = tablesOf(languages);
  const phrases = among.map((meaning) => [meaning, tables.flatMap((table) => table.get(meaning) ?? [])] as const);
  const words = new Set(phrases.flatMap(([, ways]) => ways.map(longestWord)));
  // Every phrase has one of these: most texts have none, and are looked at no further.
  const telling = new RegExp(
    [...words].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|"),
    "u",
  );
  return createTextMemo((text) => {
    if (text.length > longestText) return nothing;
    const plain = normaliseWords(text);
    const run = isUnspaced(plain) ? plain.replace(/\s+/g, "") : null;
    if (!telling.test(plain) && !(run !== null && telling.test(run))) return nothing;
    const said: Said = { words: wordsOf(plain), run };
    return phrases.filter(([, ways]) => ways.some((phrase) => fits(phrase, said))).map(([meaning]) => meaning);
  });
}

const nothing: readonly Meaning[] = [];
/** Sites have a few languages; a hostile one may name a new one on each page. */
const mostReaders = 100;

/** Makes a reader once for the same languages and meanings. */
function perWords<R>(
  create: (languages: readonly string[], among: readonly Meaning[]) => R,
): (languages: readonly string[], among: readonly Meaning[]) => R {
  const readers = new Map<string, R>();
  return (languages, among) => {
    const key = `${languages.join()} ${among.join()}`;
    const known = readers.get(key);
    if (known !== undefined) return known;
    if (readers.size >= mostReaders) readers.clear();
    const reader = create(languages, among);
    readers.set(key, reader);
    return reader;
  };
}

const readerFor = perWords((languages, among) => createReader(languages, among, holds));

/**
 * Reads what short texts of a shop are for, by the words of the given languages (BCP 47) and those that all use; by the
 * words of every language where none of the given is known. Several meanings may share words.
 * @param among the meanings asked for
 */
export const meaningReader = (languages: readonly string[], among: readonly Meaning[] = meanings): MeaningReader =>
  readerFor(languages, among);

/** Beside the words of a phrase a name has "your", "my" or an article, and no more. */
const longestBeside = 5;
/** A stem of so few letters has an ending of one at most, as "korp" in "korpa"; more make it another word. */
const shortest = 4;
const longestEnding = 3;

const isSameWord = (word: string, text: string, whole: boolean): boolean =>
  whole
    ? word === text
    : word.startsWith(text) && word.length - text.length <= (text.length <= shortest ? 1 : longestEnding);

function namesAll(phrase: Phrase, { words, run }: Said): boolean {
  if (typeof phrase === "string") return run !== null && run.includes(phrase) && run.length <= phrase.length * 2;
  const isOfPhrase = (word: string): boolean => phrase.some(({ text, whole }) => isSameWord(word, text, whole));
  const beside = words.filter((word) => !isOfPhrase(word));
  const isSaid = phrase.every(({ text, whole }) => words.some((word) => isSameWord(word, text, whole)));
  return isSaid && beside.length <= 1 && beside.every((word) => word.length <= longestBeside);
}

const nameReader = perWords((languages, among) => createReader(languages, among, namesAll));

/** Those of some meanings that a short text is a name for and for nothing else: "Your cart", not "Carts for gardens". */
export const readNamed = (text: string, languages: readonly string[], among: readonly Meaning[]): readonly Meaning[] =>
  nameReader(languages, among)(text);

/** Whether a short text is a name for one of some meanings and for nothing else. */
export const isNameOf = (text: string, languages: readonly string[], among: readonly Meaning[]): boolean =>
  readNamed(text, languages, among).length > 0;

/** What one short text of a shop is for; see `meaningReader`. */
export const readMeanings = (
  text: string,
  languages: readonly string[],
  among?: readonly Meaning[],
): readonly Meaning[] => meaningReader(languages, among)(text);
