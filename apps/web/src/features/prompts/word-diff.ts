/** A piece of two texts: in both, only in the later, or only in the earlier. */
export interface DiffPiece {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

const tokensOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Beyond this many pairs of words to compare, what lies between the common ends is shown as replaced. */
const MOST_PAIRS = 4_000_000;

/** What changed between two texts, word by word. Joined without the removed pieces it is the later text. */
export function diffWords(earlier: string, later: string): DiffPiece[] {
  const [before, after] = [tokensOf(earlier), tokensOf(later)];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return joined([
    { kind: "same", text: before.slice(0, start).join("") },
    ...between(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    { kind: "same", text: after.slice(after.length - end).join("") },
  ]);
}

function between(before: readonly string[], after: readonly string[]): DiffPiece[] {
  if (before.length * after.length > MOST_PAIRS) {
    return [
      { kind: "removed", text: before.join("") },
      { kind: "added", text: after.join("") },
    ];
  }
  return walk(before, after, longestCommon(before, after));
}

/** The longest common word sequences of all endings. */
function longestCommon(before: readonly string[], after: readonly string[]): CommonLengths {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}

/** Length of the longest common sequence of the words from i in one text and from j in the other. */
type CommonLengths = (i: number, j: number) => number;

function walk(before: readonly string[], after: readonly string[], common: CommonLengths): DiffPiece[] {
  const pieces: DiffPiece[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [earlier = "", later = ""] = [before[i], after[j]];
    if (i < before.length && j < after.length && before[i] === after[j]) {
      pieces.push({ kind: "same", text: later });
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && common(i + 1, j) >= common(i, j + 1))) {
      pieces.push({ kind: "removed", text: earlier });
      i += 1;
    } else {
      pieces.push({ kind: "added", text: later });
      j += 1;
    }
  }
  return pieces;
}

function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const whole: DiffPiece[] = [];
  for (const piece of pieces) {
    if (piece.text === "") continue;
    const last = whole.at(-1);
    if (last?.kind === piece.kind) whole[whole.length - 1] = { kind: piece.kind, text: last.text + piece.text };
    else whole.push(piece);
  }
  return whole;
}
