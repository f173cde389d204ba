import { forRecent } from "./for-last.ts";
import { isUnspaced, normalised, tokensOf } from "./words.ts";

const LEAST_LETTERS = 3;

/** Words that can carry a topic: three letters or more, or any with a digit. */
export const topicWords = forRecent((text: string): readonly string[] =>
  tokensOf(text).filter((word) => word.length >= LEAST_LETTERS || /\p{N}/u.test(word)),
);

/** True when a text has so many of them at least. */
export const hasTopicWords = (text: string, least: number): boolean => topicWords(text).length >= least;

/**
 * True when two texts have a word, a stem or (in scripts without spaces) two neighbouring characters in common.
 * Generous on purpose: inflected and compound words count as the same.
 */
export function shareTopic(one: string, other: string): boolean {
  if (beginsWith(one, other) && !isUnspaced(other)) return hasTopicWords(other, 1);
  if (beginsWith(other, one) && !isUnspaced(one)) return hasTopicWords(one, 1);
  if (isUnspaced(one) && isUnspaced(other)) return sharePair(normalised(one), normalised(other));
  const others = topicWords(other);
  const words = topicWords(one);
  return (
    words.some((word) => others.includes(word)) ||
    words.some((word) => others.some((candidate) => alike(word, candidate)))
  );
}

/** True when the words of a text are the first ones of the other. */
export const beginsWith = (text: string, words: string): boolean =>
  text.startsWith(words) && (text.length === words.length || text.charCodeAt(words.length) === 0x20);

function alike(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.includes(short)) return true;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return same >= Math.max(LEAST_LETTERS, Math.ceil(short.length * 0.6));
}

function sharePair(one: string, other: string): boolean {
  const letters = one.match(/\p{L}+/gu) ?? [];
  return letters.some((run) => {
    for (let at = 0; at + 2 <= run.length; at += 1) if (other.includes(run.slice(at, at + 2))) return true;
    return false;
  });
}
