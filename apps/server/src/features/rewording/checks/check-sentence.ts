import { sentencesOf } from "../../../artifacts/index.ts";
import type { CopyDetector } from "./copied-text.ts";
import { emptyWordsOf, isNegative, sharedMeaning, talkOf } from "./meaning.ts";
import { amountsOf, isCodeLike, numbersOf, plainForm, quotesOf, wordsOf } from "./tokens.ts";

/** Signs that no sentence needs: line breaks, controls, direction marks, digits of other scripts. */
const STRANGE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![0-9])\p{N}/u;
const STARTS = /^["“‘(]?[\p{L}\p{N}]/u;
const MOST_LONGER = 1.5;
/** A short sentence may grow by so many characters whatever its share. */
const SPARE_LENGTH = 40;
const LEAST_OF = 0.3;
const LEAST_SHARED = 0.2;
/** Names that may be added when none of them is in the evidence: everybody knows them. */
const COMMON_NAMES = new Set(["Google", "Bing", "ChatGPT", "I", "AI", "SEO"]);

/** What a sentence of a model is held against. */
export interface Evidence {
  /** The built-in writer's sentence. */
  readonly sentence: string;
  /** Prompts and page texts, which must not come back. */
  readonly copies: readonly CopyDetector[];
}

/**
 * Holds other words for a sentence against it: the same figures in the same order, the same addresses, codes and
 * quotations, no name, amount, comfort or promise that was not there, missing things still said to be missing.
 * @returns why the words can't be used, or null when they can.
 */
export function checkSentence(words: string, { sentence, copies }: Evidence): string | null {
  const failed = checks.find(([, holds]) => !holds(words, sentence));
  if (failed) return failed[0];
  return copies.some((detector) => detector.copiedIn(words, sentence))
    ? "repeats what was only meant for the model"
    : null;
}

type Check = readonly [reason: string, holds: (words: string, sentence: string) => boolean];

const checks: readonly Check[] = [
  ["is not one line of plain text", (words) => STARTS.test(words) && !STRANGE.test(plainForm(words))],
  ["is not one sentence", (words) => sentencesOf(words).length === 1],
  ["is too long", (words, sentence) => words.length <= sentence.length * MOST_LONGER + SPARE_LENGTH],
  ["is too short", (words, sentence) => words.length >= sentence.length * LEAST_OF],
  ["ends differently", (words, sentence) => endOf(words) === endOf(sentence)],
  ["has other figures", (words, sentence) => same(numbersOf(words), numbersOf(sentence))],
  ["has other amounts", (words, sentence) => within(amountsOf(words), amountsOf(sentence))],
  ["has other addresses or code", (words, sentence) => same(codeOf(words), codeOf(sentence))],
  ["has other quotations", (words, sentence) => same(quotesOf(words), quotesOf(sentence))],
  ["adds a name", (words, sentence) => within(namesOf(words), wordsOf(sentence))],
  ["adds praise or a promise", (words, sentence) => within(emptyWordsOf(words), emptyWordsOf(sentence))],
  ["speaks of instructions", (words, sentence) => within(talkOf(words), talkOf(sentence))],
  ["says the opposite", (words, sentence) => isNegative(words) === isNegative(sentence)],
  ["says something else", (words, sentence) => sharedMeaning(sentence, words) >= LEAST_SHARED],
];

const endOf = (text: string): string => /[.!?…:]["”’')]?$/.exec(text)?.[0] ?? "";
const same = (ours: readonly string[], theirs: readonly string[]): boolean =>
  ours.length === theirs.length && ours.every((one, index) => one === theirs[index]);
const within = (ours: readonly string[], theirs: readonly string[]): boolean =>
  ours.every((one) => theirs.includes(one));

/** In order of the alphabet: a sentence may name them in another order. */
export const codeOf = (text: string): string[] => wordsOf(text).filter(isCodeLike).toSorted();

/** Capitalised words that don't begin the sentence. */
export const namesOf = (text: string): string[] =>
  wordsOf(text)
    .slice(1)
    .filter((word) => /^\p{Lu}/u.test(word) && !COMMON_NAMES.has(word) && !isCodeLike(word));
