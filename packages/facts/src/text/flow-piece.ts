import { reserve, type TextFlow } from "./text-flow.ts";

/** What a part of a page outside the main text adds to the flow. */
export interface FlowPiece {
  readonly codes: Uint16Array;
  /** Marks as in the flow, their positions counted from the start of the piece. */
  readonly marks: Int32Array;
  readonly wide: number;
  readonly words: number;
  readonly unspaced: number;
  readonly buyWords: number;
  /** Bits of the mark before the piece, afterwards. */
  readonly firstBits: number;
  /** The word that is open where the piece ends. */
  readonly hints: number;
  readonly wordHasText: boolean;
  readonly hashA: number;
  readonly hashB: number;
  readonly letters: number;
}

/** The flow's state where a piece begins. */
export interface FlowStart {
  readonly length: number;
  readonly markCount: number;
  readonly words: number;
  readonly unspaced: number;
  readonly buyWords: number;
}

const MARK_BITS = 3;

export const startOfPiece = ({ length, markCount, words, unspaced, buyWords }: TextFlow): FlowStart => ({
  length,
  markCount,
  words,
  unspaced,
  buyWords,
});

/** Bits of the last mark; white space that follows belongs to it. */
export const lastMarkBits = ({ marks, markCount }: TextFlow): number =>
  markCount === 0 ? 0 : marks[markCount - 1]! & MARK_BITS;

/** Cuts out what the flow has gained since `start`. */
export function cutPiece(flow: TextFlow, start: FlowStart): FlowPiece {
  const codes = flow.codes.slice(start.length, flow.length);
  const marks = flow.marks.slice(start.markCount, flow.markCount).map((mark) => mark - start.length * 4);
  return {
    codes,
    marks,
    wide: codes.reduce((wide, code) => wide | code, 0),
    words: flow.words - start.words,
    unspaced: flow.unspaced - start.unspaced,
    buyWords: flow.buyWords - start.buyWords,
    firstBits: start.markCount === 0 ? 0 : flow.marks[start.markCount - 1]! & MARK_BITS,
    hints: flow.hints,
    wordHasText: flow.wordHasText,
    hashA: flow.hashA,
    hashB: flow.hashB,
    letters: flow.letters,
  };
}

/** Adds a piece where the flow is as it was where the piece was cut out. */
export function addPiece(flow: TextFlow, piece: FlowPiece): void {
  const { codes, marks } = piece;
  const { length, markCount } = flow;
  reserve(flow, codes.length);
  flow.codes.set(codes, length);
  flow.length = length + codes.length;
  if (markCount > 0) flow.marks[markCount - 1] = (flow.marks[markCount - 1]! & ~MARK_BITS) | piece.firstBits;
  growMarks(flow, marks.length);
  for (let index = 0; index < marks.length; index++) flow.marks[markCount + index] = marks[index]! + length * 4;
  flow.markCount = markCount + marks.length;
  flow.wide |= piece.wide;
  flow.words += piece.words;
  flow.unspaced += piece.unspaced;
  flow.buyWords += piece.buyWords;
  flow.hints = piece.hints;
  flow.wordHasText = piece.wordHasText;
  flow.hashA = piece.hashA;
  flow.hashB = piece.hashB;
  flow.letters = piece.letters;
}

function growMarks(flow: TextFlow, more: number): void {
  const need = flow.markCount + more;
  if (need <= flow.marks.length) return;
  const larger = new Int32Array(Math.max(need, flow.marks.length * 2));
  larger.set(flow.marks);
  flow.marks = larger;
}
