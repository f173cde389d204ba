/** Something to go to, or to do. */
export interface Entry {
  /** Unique in the palette. */
  readonly key: string;
  readonly kind: "Analysis" | "Task" | "Page" | "Action";
  readonly name: string;
  /** Says more about it, and is searched too. */
  readonly hint?: string | undefined;
  readonly run: () => void;
}

const MARKS = /\p{M}/gu;
/** "Éclair" is found by "ecl". */
const plain = (text: string): string => text.normalize("NFD").replaceAll(MARKS, "").toLowerCase();

const AT_BEGINNING = 8;
const AT_WORD = 4;
const WITHIN = 1;
const BREAK = /[^\p{L}\p{N}]/u;

/** How well one word of the query fits a text; 0: not at all. */
function fitOf(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0) return AT_BEGINNING;
    best = Math.max(best, BREAK.test(text.charAt(at - 1)) ? AT_WORD : WITHIN);
  }
  return best;
}

/** Every word must be found; what stands in the name counts twice as much as what stands beside it. */
function scoreOf({ name, hint = "" }: Entry, words: readonly string[]): number {
  const [title, beside] = [plain(name), plain(hint)];
  let score = 0;
  for (const word of words) {
    const fit = 2 * fitOf(title, word) + fitOf(beside, word);
    if (fit === 0) return 0;
    score += fit;
  }
  return score;
}

/** The entries that fit a query, best first; equals keep their order. All of them, in order, for an empty one. */
export function findEntries(entries: readonly Entry[], query: string, most: number): Entry[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return entries.slice(0, most);
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}
