/** Shorter texts differ by a letter where they mean something else. */
const LEAST_LETTERS = 30;

/** Whether two texts are the same but for one letter too many, missing or another. */
export function differsLittle(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < LEAST_LETTERS || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const room = Math.min(one.length, other.length) - start;
  while (end < room && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - start - end <= 1;
}
