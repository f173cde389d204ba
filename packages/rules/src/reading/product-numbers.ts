import type { SdItem } from "@audit/facts";
import { forLast } from "./for-last.ts";
import { hasText, itemsOf, textsOf } from "./structured-data.ts";
import { offersOf, withVariants } from "./products.ts";

const GTIN_PROPERTIES = ["gtin", "gtin8", "gtin12", "gtin13", "gtin14", "isbn", "ean", "upc"];

const OWN_PROPERTIES = ["sku", "mpn", "productID"];

export interface ProductNumber {
  readonly property: string;
  /** As written. */
  readonly value: string;
}

/** Every trade item number that a product, its variants or their offers state, in order. */
export const gtinsOf = forLast((product: SdItem): readonly ProductNumber[] => {
  const holders = new Set([...withVariants(product), ...offersOf(product), ...itemsOf(product, "model")]);
  const numbers: ProductNumber[] = [];
  for (const item of holders) {
    for (const property of GTIN_PROPERTIES) {
      for (const value of textsOf(item, property)) numbers.push({ property, value });
    }
  }
  return numbers;
});

/** True when product, variants or offers state an own or the maker's number: sku, mpn or productID. */
export const hasOwnNumber = (product: SdItem): boolean =>
  withVariants(product).some(hasNumber) || offersOf(product).some(hasNumber);

const hasNumber = (item: SdItem): boolean => OWN_PROPERTIES.some((name) => hasText(item, name));

/**
 * Why a number is no valid GTIN or ISBN, or null when it is one. Spaces and hyphens are allowed; a GS1 Digital Link
 * counts by the number it holds. Source: GS1 General Specifications, section 7.9 (check digit), and ISO 2108 (ISBN-10).
 */
export function gtinFault(value: string): string | null {
  const digits = (/\/01\/(\d{8,14})/.exec(value)?.[1] ?? value)
    .replace(/[\s-]/g, "")
    .replace(/^(isbn|ean|gtin|upc):?/i, "");
  if (/^\d{9}[\dX]$/i.test(digits)) return isbn10Holds(digits) ? null : "wrong check digit";
  if (!/^\d+$/.test(digits)) return "holds other characters than digits";
  if (![8, 12, 13, 14].includes(digits.length)) return `${digits.length} digits instead of 8, 12, 13 or 14`;
  if (/^0+$/.test(digits)) return "only zeros";
  if (isMadeUp(digits)) return "made up: its digits only count or repeat one digit";
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1)) ? null : "wrong check digit";
}

const COUNTING = "12345678901234567890";

/** True where all digits but the check digit count up or repeat the first, leading zeros left out. */
function isMadeUp(digits: string): boolean {
  const own = digits.slice(0, -1).replace(/^0+/, "");
  return own.length >= 7 && (COUNTING.startsWith(own) || /^(\d)\1+$/.test(own));
}

/** True for numbers a company may use only inside its own walls: restricted prefixes 02, 04 and 20 to 29. */
export function isInternalNumber(value: string): boolean {
  const digits = value.replace(/\D/g, "").padStart(14, "0").slice(1);
  return value.replace(/\D/g, "").length > 8 && /^(02|04|2\d)/.test(digits);
}

function checkDigit(digits: string): number {
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

function isbn10Holds(digits: string): boolean {
  const sum = digits
    .toUpperCase()
    .split("")
    .reduce((total, digit, index) => total + (digit === "X" ? 10 : Number(digit)) * (10 - index), 0);
  return sum % 11 === 0;
}
