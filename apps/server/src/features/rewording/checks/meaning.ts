import { plainForm, wordsOf } from "./tokens.ts";

const NEGATIVE =
  /\b(not|no|never|none|nothing|nobody|neither|nor|without|cannot|can['’]t|\w+n['’]t|missing|miss|misses|lacks?|lacking|absent|hidden|hides?|fails?|failed|failing|broken|breaks?|wrong|unable|empty|too|only|unknown|invalid|blocked|blocks?|forbids?|forbidden|refuses?|refused|lost|loses?|leaves? out|left out|instead of|rather than|un(?!ders|iq|iver|less|til)\w{4,}|in(?:valid|complete|correct|consistent|accessible)\w*)\b/i;

/** Whether a sentence says that something is missing or wrong. Rewording must not turn one kind into the other. */
export const isNegative = (text: string): boolean => NEGATIVE.test(plainForm(text));

/** Comfort, praise and promises: nothing that an audit found out. */
const EMPTY =
  /\b(perfect(?:ly)?|excellent|flawless|great|awesome|amazing|fantastic|wonderful|best|finest|leading|trusted|world[- ]class|number one|guarantee[ds]?|promises?|skyrocket|boost(?:s|ed)?|explode|massive|dramatic(?:ally)?|huge|fully optimi[sz]ed|well optimi[sz]ed|all good|no (?:problems?|issues?|action|faults?|changes?)|nothing to (?:do|fix|mend|worry)|everything|fine|okay|healthy|secure|flawlessly|recommend(?:ed|s)?|buy|visit|contact|call us|sign up|subscribe|click)\b/gi;

/** Words that only somebody with something to sell or to hide would add. */
export const emptyWordsOf = (text: string): string[] =>
  [...plainForm(text).matchAll(EMPTY)].map(([found]) => found.toLowerCase());

const TALK =
  /\b(instructions?|prompts?|ignore (?:all|any|the|previous|prior|above)|disregard|system message|language model|as an ai|i am an?|assistant|jailbreak|override|developer mode|obey|base64)\b/gi;

/** Talk about the talk: a model that speaks of its orders instead of the site. */
export const talkOf = (text: string): string[] =>
  [...plainForm(text).matchAll(TALK)].map(([found]) => found.toLowerCase());

const STEM = 5;

/** The words that carry meaning, shortened so that "pages" and "page" are one. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ""))
      .filter((word) => word.length >= STEM - 1)
      .map((word) => word.slice(0, STEM)),
  );

/** 0..1: how many of the first's meaning words the second has as well. */
export function sharedMeaning(text: string, other: string): number {
  const [own, others] = [stemsOf(text), stemsOf(other)];
  if (own.size === 0) return 1;
  return [...own].filter((stem) => others.has(stem)).length / own.size;
}
