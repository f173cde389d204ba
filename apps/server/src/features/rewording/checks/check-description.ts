import { codeOf, namesOf } from "./check-sentence.ts";
import type { CopyDetector } from "./copied-text.ts";
import { emptyWordsOf, isNegative, sharedMeaning, talkOf } from "./meaning.ts";
import { numbersOf, plainForm, quotesOf, wordsOf } from "./tokens.ts";

const MOST_LENGTH = 240;
const LEAST_LENGTH = 12;
/** A sentence about a site has to be made of the site's words for the most part. */
const LEAST_SHARED = 0.4;
const SENTENCE = /^[\p{Lu}\p{N}][^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*\.$/u;

/**
 * Holds a sentence about a site, for which there is none of the built-in writer, against the site's own words.
 * @param site all that the model was shown of the site, as one text
 * @returns why it can't be used, or null when it can.
 */
export function checkDescription(sentence: string, site: string, copies: readonly CopyDetector[]): string | null {
  if (!SENTENCE.test(sentence) || sentence.length > MOST_LENGTH || sentence.length < LEAST_LENGTH) {
    return "is not one plain sentence";
  }
  if (numbersOf(sentence).length > 0 || /\p{N}/u.test(plainForm(sentence))) return "has figures";
  if (codeOf(sentence).length > 0 || quotesOf(sentence).length > 0) return "has addresses, code or quotations";
  const known = new Set(wordsOf(site));
  if (namesOf(sentence).some((name) => !known.has(name))) return "adds a name";
  if (emptyWordsOf(sentence).length > 0) return "adds praise or a promise";
  if (talkOf(sentence).length > 0) return "speaks of instructions";
  // What a site lacks is for the rules to say.
  if (isNegative(sentence)) return "judges the site";
  if (sharedMeaning(sentence, site) < LEAST_SHARED) return "says what the site does not";
  return copies.some((detector) => detector.copiedIn(sentence, "")) ? "repeats a text word by word" : null;
}
