import { plainDigits } from "./plain-digits.ts";

const unusual = /[^\x20-\x7e\u00a1-\u024f]/;
const marks = /[\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/g;
const spaces = /[\s\u00a0\u2000-\u200a\u202f\u3000]/g;

/** The text with plain digits, spaces, points and commas, and without marks of direction. */
export function plainText(text: string): string {
  if (!unusual.test(text)) return text;
  return plainDigits(text)
    .replace(marks, "")
    .replace(spaces, " ")
    .replace(/[٫．]/g, ".")
    .replace(/[٬，]/g, ",")
    .replace(/[’´`]/g, "'");
}

/**
 * A number as shops write it: groups of three (or two, as in India) set off by one kind of sign, a decimal mark that may
 * have a space behind it, or neither; or decimals alone.
 */
export const writtenNumber =
  /(?<![\d.,])(?:\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*(?!\d)(?:[.,] ?\d{1,2}(?!\d))?|\d{1,3}(?:,\d{2})+,\d{3}(?!\d)(?:\.\d{1,2}(?!\d))?|\d+(?:[.,]\d+)*(?:[.,] \d{2}(?![\d.,]))?)|(?<![\d\p{L}])[.,]{1,2}\d+(?:[.,]\d+)?/gu;

/** Minor digits of a currency, e.g. 2; 2 where it is unknown. */
const digitsOf = (currency: string | null): number => {
  if (currency === null || !/^[A-Z]{3}$/.test(currency)) return 2;
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
};

/** Whether the part behind the only point or comma is decimals. */
function isDecimal(whole: string, rest: string, currency: string | null): boolean {
  if (rest.length !== 3) return true;
  if (whole === "" || /^0+$/.test(whole) || whole.length > 3) return true;
  return digitsOf(currency) === 3;
}

/**
 * The amount of a written number; NaN when its parts contradict each other.
 * @param decimalMark given where the caller knows it
 */
export function readAmount(written: string, currency: string | null, decimalMark?: string): number {
  const plain = written.replace(/[' ]/g, "").replace(/^[.,]+(?=\d)/, ".");
  if (decimalMark !== undefined) {
    const at = plain.lastIndexOf(decimalMark);
    const digits = (part: string): string => part.replace(/\D/g, "");
    return at < 0 ? Number(digits(plain)) : Number(`${digits(plain.slice(0, at))}.${digits(plain.slice(at + 1))}`);
  }
  const parts = plain.split(/[.,]/);
  if (parts.length === 1) return Number(plain);
  const last = parts.at(-1)!;
  const kinds = new Set(plain.match(/[.,]/g));
  if (parts.length === 2)
    return isDecimal(parts[0]!, last, currency) ? Number(parts.join(".")) : Number(parts.join(""));
  const groups = parts.slice(1, -1);
  const isGrouped = groups.every((group) => group.length === 3 || group.length === 2);
  if (!isGrouped) return Number.NaN;
  if (kinds.size === 1 && last.length !== 3 && groups.some((group) => group.length === 2)) return Number.NaN;
  const isLastGroup = last.length === 3 && kinds.size === 1;
  if (isLastGroup) return Number(parts.join(""));
  if (kinds.size === 2 && plain.indexOf(plain.at(-last.length - 1)!) < plain.length - last.length - 1)
    return Number.NaN;
  return Number(`${parts.slice(0, -1).join("")}.${last}`);
}
