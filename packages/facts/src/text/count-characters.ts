const pairs = /[\ud800-\udbff][\udc00-\udfff]/g;

/**
 * How many characters of a text are of a kind: a match for each of them would be an array as long as the text.
 * @param runs global, matches characters of the kind that stand side by side
 */
export function countCharacters(text: string, runs: RegExp): number {
  let count = 0;
  for (const run of text.match(runs) ?? []) count += run.length - (run.match(pairs)?.length ?? 0);
  return count;
}
