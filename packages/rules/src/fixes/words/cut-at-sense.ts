import { cutAtWord } from "../../escape/plain.ts";

/** A part that ends at such a sign stands by itself. */
const STRONG = /[.!?:,;](?=\s)|\s+[|–—·•»-](?=\s)/gu;
/** Before these words a phrase may end, in the languages we write for most. */
const WEAK =
  /\s+(?=(?:that|which|who|with|without|and|for|between|in|at|und|oder|mit|ohne|für|die|der|das|zwischen|och|som|med|utan|för|mellan|que|qui|avec|sans|pour|et|con|sin|para|y|e|per|voor|met|en|of)\s)/giu;
/** "between this" waits for the other. */
const HANGING = /\s(?:between|both|zwischen|mellan|entre|tra|fra|tussen)\s[^.!?]{1,20}$/iu;
/** Less says too little. */
const LEAST_STRONG = 30;
const LEAST_WEAK = 20;
/** Still better than a phrase that breaks off. */
const LEAST_OF_ALL = 15;

/** The text cut where a reader may stop, so that no phrase is left hanging; at a word's end when it has no such place. */
export function cutAtSense(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = (signs: RegExp, least: number): string | undefined =>
    [...text.matchAll(signs)]
      .map(({ 0: sign, index }) => text.slice(0, /[!?]/.test(sign) ? index + 1 : index).trimEnd())
      .findLast((part) => part.length >= least && part.length <= most && !HANGING.test(part));
  return last(STRONG, LEAST_STRONG) ?? last(WEAK, LEAST_WEAK) ?? last(STRONG, LEAST_OF_ALL) ?? cutAtWord(text, most);
}
