import {
  asciiLetter,
  characterClass,
  currencySign,
  digit,
  letter,
  lowerCode,
  unspaced,
  whiteSpace,
} from "./characters.ts";
import { addWord, reserveWords, resetTextHash, type TextHash, createTextHash } from "./text-hash.ts";
import { slotOf, triggers } from "./trigger-words.ts";

/**
 * Marks beside the flow, or-ed when they meet: where a line or a word is broken inside a block, where a block of text
 * starts or ends, and whether the source has white space there too. In the text itself a mark is a space.
 */
export const lineMark = 0;
export const blockMark = 1;
export const spacedMark = 2;
const space = 32;

const seedA = 0x811c9dc5 | 0;
const seedB = 0x9747b28c | 0;

/** Hints about the piece of text since the last block mark, beside the trigger words' flags. */
export const hasDigit = 64;
export const hasCurrency = 128;

/**
 * All visible text of a page in order, white space collapsed, with marks between blocks. What the page says is cut out
 * of it at the end: links, headings and paragraphs are ranges of it.
 */
export interface TextFlow {
  codes: Uint16Array;
  length: number;
  /** Position in `codes` times four plus the mark's bits, ascending. */
  marks: Int32Array;
  markCount: number;
  /** The or of all codes: tells whether one byte per character is enough. */
  wide: number;
  /** Words so far; unspaced characters are counted apart. */
  words: number;
  unspaced: number;
  mainWords: number;
  mainUnspaced: number;
  /** Whether text now belongs to the main text. */
  inMain: boolean;
  /** Hints about the piece since the last block mark. */
  hints: number;
  wordHasText: boolean;
  hashA: number;
  hashB: number;
  letters: number;
  hash: TextHash;
}

const noText = {
  length: 0,
  markCount: 0,
  wide: 0,
  words: 0,
  unspaced: 0,
  mainWords: 0,
  mainUnspaced: 0,
  inMain: true,
  hints: 0,
  wordHasText: false,
  hashA: seedA,
  hashB: seedB,
  letters: 0,
};

export const createTextFlow = (): TextFlow => ({
  codes: new Uint16Array(16_384),
  marks: new Int32Array(2048),
  hash: createTextHash(),
  ...noText,
});

export function resetTextFlow(flow: TextFlow): void {
  resetTextHash(flow.hash);
  Object.assign(flow, noText);
}

/** Makes room for so many characters more, and a mark; each may end a word. */
export function reserve(flow: TextFlow, more: number): void {
  reserveWords(flow.hash, more + 2);
  const need = flow.length + more + 2;
  if (need <= flow.codes.length) return;
  const larger = new Uint16Array(Math.max(need, flow.codes.length * 2));
  larger.set(flow.codes.subarray(0, flow.length));
  flow.codes = larger;
}

/** Notes what the word hints at whose letters these are. */
function noteLetters(flow: TextFlow, letters: number): void {
  flow.hints |= triggers[slotOf(letters)] ?? 0;
}

/** The code point of the four bytes of UTF-8 at `at`. */
function codePointAt(bytes: Buffer, at: number): number {
  return (
    (((bytes[at] ?? 0) & 7) << 18) |
    (((bytes[at + 1] ?? 0) & 63) << 12) |
    (((bytes[at + 2] ?? 0) & 63) << 6) |
    ((bytes[at + 3] ?? 0) & 63)
  );
}

/** Adds [from, to) of valid UTF-8. The result doesn't depend on how the text was cut into pieces. */
export function addText(flow: TextFlow, bytes: Buffer, from: number, to: number): void {
  reserve(flow, to - from);
  const { codes, hash, inMain } = flow;
  const { first, second } = hash;
  let wordsHeld = hash.words;
  let { length, wide, hashA, hashB, letters, words, wordHasText } = flow;
  let last = length > 0 ? (codes[length - 1] ?? 0) : space;
  let lowSurrogate = 0;
  read: for (let at = from; at < to; at++) {
    let code = bytes[at] ?? 0;
    // Nearly all text is words of plain letters: their codes need no look at what they are, nor widen the flow.
    let low = asciiLetter[code] ?? 0;
    if (low !== 0) {
      do {
        codes[length++] = code;
        hashA = Math.imul(hashA ^ low, 0x01000193);
        hashB = Math.imul(hashB ^ low, 0x5bd1e995);
        letters = (Math.imul(letters, 31) + low) | 0;
        if (++at === to) break read;
        code = bytes[at] ?? 0;
        low = asciiLetter[code] ?? 0;
      } while (low !== 0);
      if (code === space) {
        if (triggers[slotOf(letters)] !== 0) noteLetters(flow, letters);
        words++;
        if (inMain) {
          first[wordsHeld] = hashA;
          second[wordsHeld++] = hashB;
        }
        wordHasText = false;
        letters = 0;
        hashA = seedA;
        hashB = seedB;
        codes[length++] = last = space;
        continue;
      }
      last = codes[length - 1] ?? 0;
    }
    if (code > 127) {
      if (lowSurrogate !== 0) {
        code = lowSurrogate;
        lowSurrogate = 0;
      } else if (code < 0xe0) code = ((code & 31) << 6) | ((bytes[++at] ?? 0) & 63);
      else if (code < 0xf0) {
        code = ((code & 15) << 12) | (((bytes[at + 1] ?? 0) & 63) << 6) | ((bytes[at + 2] ?? 0) & 63);
        at += 2;
      } else {
        const point = codePointAt(bytes, at) - 0x10000;
        code = 0xd800 | (point >> 10);
        lowSurrogate = 0xdc00 | (point & 1023);
        // The last of the four bytes stands for the low surrogate in the next turn.
        at += 2;
      }
    }
    const kind = characterClass[code] ?? 0;
    if (kind === letter) {
      codes[length++] = last = code;
      wide |= code;
      low = lowerCode(code);
      hashA = Math.imul(hashA ^ low, 0x01000193);
      hashB = Math.imul(hashB ^ low, 0x5bd1e995);
      letters = (Math.imul(letters, 31) + low) | 0;
      continue;
    }
    if (letters !== 0) {
      wordHasText = true;
      noteLetters(flow, letters);
      letters = 0;
    }
    if (kind !== whiteSpace && kind !== unspaced) {
      codes[length++] = last = code;
      wide |= code;
      hashA = Math.imul(hashA ^ code, 0x01000193);
      hashB = Math.imul(hashB ^ code, 0x5bd1e995);
      if (kind === digit) {
        wordHasText = true;
        flow.hints |= hasDigit;
      } else if (kind === currencySign) flow.hints |= hasCurrency;
      continue;
    }
    if (kind === whiteSpace && last === space) {
      if (length === flow.length) noteSpace(flow);
      continue;
    }
    if (hashA !== seedA || hashB !== seedB) {
      if (wordHasText) words++;
      wordHasText = false;
      if (inMain) {
        first[wordsHeld] = hashA;
        second[wordsHeld++] = hashB;
      }
      hashA = seedA;
      hashB = seedB;
    }
    last = kind === whiteSpace ? space : code;
    codes[length++] = last;
    wide |= last;
    if (kind !== unspaced) continue;
    flow.unspaced++;
    if (!inMain) continue;
    flow.mainUnspaced++;
    first[wordsHeld] = Math.imul(code ^ seedA, 0x01000193);
    second[wordsHeld++] = Math.imul(code ^ seedB, 0x5bd1e995);
  }
  hash.words = wordsHeld;
  if (inMain) flow.mainWords += words - flow.words;
  flow.length = length;
  flow.wide = wide;
  flow.words = words;
  flow.wordHasText = wordHasText;
  flow.hashA = hashA;
  flow.hashB = hashB;
  flow.letters = letters;
}

/** White space that follows a mark belongs to it. */
function noteSpace(flow: TextFlow): void {
  const mark = flow.markCount - 1;
  if (mark >= 0 && (flow.marks[mark] ?? 0) >> 2 === flow.length - 1)
    flow.marks[mark] = (flow.marks[mark] ?? 0) | spacedMark;
}

function endOpenWord(flow: TextFlow): void {
  const { letters, hashA, hashB, inMain } = flow;
  if (hashA === seedA && hashB === seedB) return;
  if (letters !== 0) {
    flow.wordHasText = true;
    noteLetters(flow, letters);
    flow.letters = 0;
  }
  if (flow.wordHasText) {
    flow.words++;
    if (inMain) flow.mainWords++;
    flow.wordHasText = false;
  }
  if (inMain) addWord(flow.hash, hashA, hashB);
  flow.hashA = seedA;
  flow.hashB = seedB;
}

/** Breaks the word and the line; neighbouring marks and white space become one mark. */
export function addMark(flow: TextFlow, mark: number): void {
  endOpenWord(flow);
  const { length, markCount } = flow;
  if (length === 0) return;
  if (flow.codes[length - 1] !== space) {
    reserve(flow, 1);
    flow.codes[flow.length++] = space;
    pushMark(flow, length * 4 + mark);
  } else if (markCount > 0 && (flow.marks[markCount - 1] ?? 0) >> 2 === length - 1)
    flow.marks[markCount - 1] = (flow.marks[markCount - 1] ?? 0) | mark;
  else pushMark(flow, (length - 1) * 4 + (mark | spacedMark));
}

function pushMark(flow: TextFlow, mark: number): void {
  if (flow.markCount === flow.marks.length) {
    const larger = new Int32Array(flow.marks.length * 2);
    larger.set(flow.marks);
    flow.marks = larger;
  }
  flow.marks[flow.markCount++] = mark;
}
