// After a full stop, before what can begin a sentence; addresses and figures have no space there.
const END = /(?<=[.!?…]["”’')]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u;
const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|approx|No)\.|\.\.\.)$/;

/** A text of one line in its sentences; joined by a space they are the text again. */
export function sentencesOf(text: string): string[] {
  const whole: string[] = [];
  for (const part of text.split(END)) {
    const last = whole.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) whole[whole.length - 1] = `${last} ${part}`;
    else whole.push(part);
  }
  return whole;
}

/** Other words for some of a text's sentences. */
export type Rewordings = Readonly<Record<string, string>>;

/** Other words for a sentence, or the sentence itself. */
export const rewordingOf = (sentence: string, words: Rewordings): string =>
  (Object.hasOwn(words, sentence) ? words[sentence] : undefined) ?? sentence;

/** The text with other words where there are any. */
export const replaceSentences = (text: string, words: Rewordings): string =>
  sentencesOf(text)
    .map((sentence) => rewordingOf(sentence, words))
    .join(" ");
