const isDigit = (code: number): boolean => code >= 48 && code <= 57;
export const isSpace = (code: number): boolean => code === 32 || code === 0xa0 || code === 0x202f;
export const isPoint = (code: number): boolean => code === 44 || code === 46;
const isApostrophe = (code: number): boolean => code === 39 || code === 0x2019;
const mayGroup = (code: number): boolean => isPoint(code) || isSpace(code) || isApostrophe(code);

/** A range of a text, whose codes lie in memory at the same places; what lies outside isn't read. */
export interface Codes {
  readonly text: string;
  readonly codes: Uint16Array;
  readonly from: number;
  readonly to: number;
}

/** 0 outside the range. */
export const codeAt = ({ codes, from, to }: Codes, at: number): number => (at >= from && at < to ? codes[at]! : 0);

/** Place of the next digit, the end of the range when there is none. */
export function nextDigit({ codes, to }: Codes, from: number): number {
  let at = from;
  while (at < to && !isDigit(codes[at]!)) at++;
  return at;
}

function skipDigits({ codes, to }: Codes, from: number): number {
  let at = from;
  while (at < to && isDigit(codes[at]!)) at++;
  return at;
}

/**
 * Groups of three set off by a point, comma, apostrophe or space and up to two decimals, or plain digits with them;
 * "19,-" counts as whole. Takes whatever begins with a digit.
 */
const number = /\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?/y;

/** End of the number that begins at `from`; digits alone or with cents, as most are, need no pattern. */
export function endOfNumber(range: Codes, from: number): number {
  const whole = skipDigits(range, from);
  const separator = codeAt(range, whole);
  if (!mayGroup(separator) || !isDigit(codeAt(range, whole + 1))) return whole;
  const cents = skipDigits(range, whole + 1);
  if (isPoint(separator) && cents - whole <= 3) return cents;
  number.lastIndex = 0;
  number.test(range.text.slice(from, range.to));
  return from + number.lastIndex;
}

/** So many digits make a whole number that is exact. */
const mostDigits = 15;

/** Most amounts: digits alone, or with cents. NaN for all others. */
export function plainAmount(range: Codes, from: number, to: number): number {
  if (to === from || to - from > mostDigits) return Number.NaN;
  let value = 0;
  let divisor = 1;
  for (let at = from; at < to; at++) {
    const code = codeAt(range, at);
    const left = to - at;
    if (isDigit(code)) value = value * 10 + code - 48;
    else if (isPoint(code) && divisor === 1 && at > from && (left === 2 || left === 3)) divisor = left === 3 ? 100 : 10;
    else return Number.NaN;
  }
  return value / divisor;
}

/** The number of a written amount whatever the locale; NaN when it is none. */
export function parseAmount(written: string): number {
  const plain = written.replace(/['’\s\u00a0\u202f]/g, "").replace(/[.,]$/, "");
  const separators = plain.match(/[.,]/g) ?? [];
  if (separators.length === 0) return Number(plain);
  const last = Math.max(plain.lastIndexOf(","), plain.lastIndexOf("."));
  const decimals = plain.length - last - 1;
  const repeated = separators.length > 1 && new Set(separators).size === 1;
  // "1.234" and "1,234,567" group; "19,90" and "1.234,5" have decimals.
  const whole = repeated || decimals === 3;
  if (whole) return Number(plain.replace(/[.,]/g, ""));
  return Number(`${plain.slice(0, last).replace(/[.,]/g, "")}.${plain.slice(last + 1)}`);
}
