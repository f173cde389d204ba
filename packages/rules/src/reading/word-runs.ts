import { textKey } from "./text-key.ts";

/** Keys of all runs of three words that stand behind one another, by their place; none where there are fewer. */
export const runKeys = (words: readonly string[]): number[] =>
  words.slice(2).map((last, at) => textKey(`${words[at]} ${words[at + 1]} ${last}`));
