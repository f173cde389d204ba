import { zeros } from "../prices/plain-digits.ts";

/** Classes of UTF-16 units; whatever isn't listed is `other` (punctuation, symbols). */
export const other = 0;
export const whiteSpace = 1;
export const letter = 2;
export const digit = 3;
export const currencySign = 4;
/** Scripts written without spaces: each character is a word of its own. */
export const unspaced = 5;

export const characterClass = new Uint8Array(65_536);

function markRange(from: number, to: number, value: number): void {
  characterClass.fill(value, from, to + 1);
}

markRange(0x80, 0xffff, letter);
// Blocks of punctuation and symbols above ASCII: Latin-1 signs, general punctuation to arrows and dingbats, CJK and
// full-width forms, private use.
for (const [from, to] of [
  [0x80, 0xa9],
  [0xab, 0xb4],
  [0xb6, 0xb9],
  [0xbb, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2000, 0x2bff],
  [0x2e00, 0x2e7f],
  [0x3000, 0x303f],
  [0xe000, 0xf8ff],
  [0xfe00, 0xfe6f],
  [0xff00, 0xff0f],
] as const) {
  markRange(from, to, other);
}
markRange(0x3040, 0x30ff, unspaced);
markRange(0x3400, 0x9fff, unspaced);
markRange(0xf900, 0xfaff, unspaced);
markRange(0x0e00, 0x0e7f, unspaced);
markRange(0, 0x20, whiteSpace);
for (const code of [0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff]) characterClass[code] = whiteSpace;
markRange(0x2000, 0x200a, whiteSpace);
markRange(0x41, 0x5a, letter);
markRange(0x61, 0x7a, letter);
for (const code of [0x24, 0xa2, 0xa3, 0xa4, 0xa5]) characterClass[code] = currencySign;
markRange(0x20a0, 0x20cf, currencySign);
// Unicode's currency symbols (general category Sc) outside of their block.
for (const code of [
  0x58f, 0x60b, 0x9f2, 0x9f3, 0x9fb, 0xaf1, 0xbf9, 0xe3f, 0x17db, 0xa838, 0xfdfc, 0xfe69, 0xff04, 0xffe0, 0xffe1,
  0xffe5, 0xffe6,
])
  characterClass[code] = currencySign;
for (const zero of zeros) markRange(zero, zero + 9, digit);

const lowerEnd = 0x2000;
const lower = Uint16Array.from({ length: lowerEnd }, (_, code) => {
  const text = String.fromCharCode(code).toLowerCase();
  return text.length === 1 ? text.charCodeAt(0) : code;
});

/** Lower case of one UTF-16 unit; exact for the alphabets below U+2000. */
export function lowerCode(code: number): number {
  return code < lowerEnd ? (lower[code] ?? 0) : code;
}

/** Lower case of an ASCII letter, 0 for any other byte. */
export const asciiLetter = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < 128 && characterClass[byte] === letter ? lowerCode(byte) : 0,
);

const collapsible = /\s+/g;
/** White space that isn't a single space. */
const uneven = /\s\s|[^\S ]/;

/** White space runs become one space, ends are trimmed. */
export function collapse(text: string): string {
  return (uneven.test(text) ? text.replace(collapsible, " ") : text).trim();
}

/**
 * A copy that doesn't share memory with the page it was cut from. V8 copies slices below 13 characters anyway; longer
 * ones would keep the whole page alive.
 */
export function detach(text: string): string {
  return text.length < 13 ? text : ` ${text}`.slice(1);
}
