export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
export const isSpace = (code: number): boolean => code === 32 || code === 0xa0 || code === 0x202f;
export const isPoint = (code: number): boolean => code === 44 || code === 46;
const isApostrophe = (code: number): boolean => code === 39 || code === 0x2019;
const mayGroup = (code: number): boolean => isPoint(code) || isSpace(code) || isApostrophe(code);

/**
 * Groups of three set off by a point, comma, apostrophe or space and up to two decimals, or plain digits with them;
 * "19,-" counts as whole. Takes whatever begins with a digit.
 */
const number = /\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?/y;

function skipDigits(text: string, from: number): number {
  let at = from;
  while (at < text.length && isDigit(text.charCodeAt(at))) at++;
  return at;
}

/** End of the number that begins at `from`; digits alone or with cents, as most are, need no pattern. */
export function endOfNumber(text: string, from: number): number {
  const whole = skipDigits(text, from);
  if (whole + 1 >= text.length) return whole;
  const separator = text.charCodeAt(whole);
  if (!mayGroup(separator) || !isDigit(text.charCodeAt(whole + 1))) return whole;
  const cents = skipDigits(text, whole + 1);
  if (isPoint(separator) && cents - whole <= 3) return cents;
  number.lastIndex = from;
  number.test(text);
  return number.lastIndex;
}

/** So many digits make a whole number that is exact. */
const mostDigits = 15;

/** Most amounts: digits alone, or with cents. NaN for all others. */
function plainAmount(written: string): number {
  const { length } = written;
  if (length === 0 || length > mostDigits) return Number.NaN;
  let value = 0;
  let divisor = 1;
  for (let at = 0; at < length; at++) {
    const code = written.charCodeAt(at);
    if (isDigit(code)) value = value * 10 + code - 48;
    else if (isPoint(code) && divisor === 1 && at > 0 && length - at <= 3 && at < length - 1)
      divisor = length - at === 3 ? 100 : 10;
    else return Number.NaN;
  }
  return value / divisor;
}

/** The number of a written amount whatever the locale; NaN when it is none. */
export function parseAmount(written: string): number {
  const simple = plainAmount(written);
  if (!Number.isNaN(simple)) return simple;
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
