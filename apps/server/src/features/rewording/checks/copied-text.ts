const normal = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** All runs of so many words in a row. */
function runsOf(words: readonly string[], length: number): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + length <= words.length; at += 1) runs.add(words.slice(at, at + length).join(" "));
  return runs;
}

/** Finds sentences that repeat a text they must not repeat. */
export interface CopyDetector {
  /** @param allowed a text whose words may be repeated all the same */
  copiedIn(sentence: string, allowed: string): boolean;
}

/** @param words so many words in a row are no chance */
export function detectCopiesOf(source: string, words: number): CopyDetector {
  const runs = runsOf(normal(source), words);
  return {
    copiedIn: (sentence, allowed) => {
      const permitted = runsOf(normal(allowed), words);
      return [...runsOf(normal(sentence), words)].some((run) => runs.has(run) && !permitted.has(run));
    },
  };
}
