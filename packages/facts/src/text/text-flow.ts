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
import { currencyStarts, slotOf, triggers } from "./trigger-words.ts";

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

/** Adds [from, to) of valid UTF-8. The result doesn't depend on how the text was cut into pieces. */
export function addText(flow: TextFlow, bytes: Buffer, from: number, to: number): void {
  reserve(flow, to - from);
  let at = from;
  while (at < to) {
    at = asciiLetter[bytes[at] ?? 0] === 0 ? addCharacter(flow, bytes, at) : addPlainWords(flow, bytes, at, to);
  }
}

/**
 * Adds words of plain letters with single spaces between them, as nearly all text is: their codes need no look at what
 * they are, nor widen the flow. What changes with each letter is held in variables, as that is most of reading a page.
 * @returns where something else begins
 */
function addPlainWords(flow: TextFlow, bytes: Buffer, from: number, to: number): number {
  const { codes, hash, inMain } = flow;
  let { length, hashA, hashB, letters, wordHasText } = flow;
  let words = 0;
  let at = from;
  while (at < to) {
    const code = bytes[at] ?? 0;
    const low = asciiLetter[code] ?? 0;
    if (low !== 0) {
      hashA = Math.imul(hashA ^ low, 0x01000193);
      hashB = Math.imul(hashB ^ low, 0x5bd1e995);
      letters = (Math.imul(letters, 31) + low) | 0;
    } else if (code === space && letters !== 0) {
      if (triggers[slotOf(letters)] !== 0) noteLetters(flow, letters);
      words++;
      if (inMain) addWord(hash, hashA, hashB);
      wordHasText = false;
      letters = 0;
      hashA = seedA;
      hashB = seedB;
    } else break;
    codes[length++] = code;
    at++;
  }
  flow.words += words;
  if (inMain) flow.mainWords += words;
  flow.length = length;
  flow.hashA = hashA;
  flow.hashB = hashB;
  flow.letters = letters;
  flow.wordHasText = wordHasText;
  return at;
}

/** The low six bits of a byte that follows the first of a character. */
const following = (bytes: Buffer, at: number): number => (bytes[at] ?? 0) & 63;

/** Adds the character that begins at `at`. @returns where the next one begins */
function addCharacter(flow: TextFlow, bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) {
    addCode(flow, first);
    return at + 1;
  }
  const second = following(bytes, at + 1);
  if (first < 0xe0) {
    addCode(flow, ((first & 31) << 6) | second);
    return at + 2;
  }
  const third = following(bytes, at + 2);
  if (first < 0xf0) {
    addCode(flow, ((first & 15) << 12) | (second << 6) | third);
    return at + 3;
  }
  const point = (((first & 7) << 18) | (second << 12) | (third << 6) | following(bytes, at + 3)) - 0x10000;
  addCode(flow, 0xd800 | (point >> 10));
  addCode(flow, 0xdc00 | (point & 1023));
  return at + 4;
}

/** Adds one UTF-16 code, whatever it is. */
function addCode(flow: TextFlow, code: number): void {
  const kind = characterClass[code] ?? 0;
  if (kind === letter) {
    const low = lowerCode(code);
    addHashed(flow, code, low);
    flow.letters = (Math.imul(flow.letters, 31) + low) | 0;
    return;
  }
  if (kind !== whiteSpace && kind !== unspaced) {
    endLetters(flow);
    addHashed(flow, code, code);
    if (kind === digit) {
      flow.wordHasText = true;
      flow.hints |= hasDigit;
    } else if (kind === currencySign) flow.hints |= hasCurrency;
    return;
  }
  if (kind === whiteSpace && (flow.length === 0 || flow.codes[flow.length - 1] === space)) {
    noteSpace(flow);
    return;
  }
  endOpenWord(flow);
  push(flow, kind === whiteSpace ? space : code);
  if (kind !== unspaced) return;
  flow.unspaced++;
  if (currencyStarts[code] === 1) flow.hints |= hasCurrency;
  if (!flow.inMain) return;
  flow.mainUnspaced++;
  addWord(flow.hash, Math.imul(code ^ seedA, 0x01000193), Math.imul(code ^ seedB, 0x5bd1e995));
}

function push(flow: TextFlow, code: number): void {
  flow.codes[flow.length++] = code;
  flow.wide |= code;
}

/** Adds a code that belongs to a word, which it is hashed into as `hashed`. */
function addHashed(flow: TextFlow, code: number, hashed: number): void {
  push(flow, code);
  flow.hashA = Math.imul(flow.hashA ^ hashed, 0x01000193);
  flow.hashB = Math.imul(flow.hashB ^ hashed, 0x5bd1e995);
}

/** Letters that end inside a word, as before a hyphen, may be a word that hints at something. */
function endLetters(flow: TextFlow): void {
  if (flow.letters === 0) return;
  flow.wordHasText = true;
  noteLetters(flow, flow.letters);
  flow.letters = 0;
}

/** White space that follows a mark belongs to it. */
function noteSpace(flow: TextFlow): void {
  const mark = flow.markCount - 1;
  if (mark >= 0 && (flow.marks[mark] ?? 0) >> 2 === flow.length - 1)
    flow.marks[mark] = (flow.marks[mark] ?? 0) | spacedMark;
}

function endOpenWord(flow: TextFlow): void {
  const { hashA, hashB, inMain } = flow;
  if (hashA === seedA && hashB === seedB) return;
  endLetters(flow);
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
