import { oneLine } from "../../escape/plain.ts";
import { gtinFault } from "../../reading/product-numbers.ts";

/**
 * "1.299,90 €" and "$1,299.90" become "1299.90". A single sign with exactly three digits behind it groups thousands.
 * Null when no number can be read for sure.
 */
export function plainPrice(text: string): string | null {
  const number = /\d[\d.,' ]*/
    .exec(oneLine(text))?.[0]
    .replace(/[' ]/g, "")
    .replace(/[.,]+$/, "");
  if (!number) return null;
  const lastSign = Math.max(number.lastIndexOf("."), number.lastIndexOf(","));
  if (lastSign < 0) return number;
  const decimals = number.length - lastSign - 1;
  const mixed = number.includes(".") && number.includes(",");
  const digits = number.replace(/[.,]/g, "");
  if (decimals === 3 && !mixed) return digits;
  return decimals > 3 ? null : `${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}`;
}

const SIGNS: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  zł: "PLN",
  "₺": "TRY",
  "₹": "INR",
  "₴": "UAH",
  "₪": "ILS",
  "₩": "KRW",
};

/** ISO 4217 code of a sign that only one currency has, or of a code in any case; null for "$" and the like. */
export function currencyCode(text: string): string | null {
  const sign = oneLine(text);
  if (/^[a-z]{3}$/i.test(sign)) return sign.toUpperCase();
  return SIGNS[sign] ?? null;
}

const STATES = [
  "InStock",
  "OutOfStock",
  "PreOrder",
  "BackOrder",
  "LimitedAvailability",
  "SoldOut",
  "OnlineOnly",
  "InStoreOnly",
  "Discontinued",
  "MadeToOrder",
  "PreSale",
  "Reserved",
] as const;

/** "in stock", "instock", "http://schema.org/InStock" become the full schema.org address; null when not one of them. */
export function availabilityUrl(text: string): string | null {
  const word = oneLine(text)
    .replace(/^https?:\/\/(www\.)?schema\.org\//i, "")
    .replace(/[^a-z]/gi, "")
    .toLowerCase();
  const state = STATES.find((one) => one.toLowerCase() === word);
  return state ? `https://schema.org/${state}` : null;
}

/** Whether the digits can stand under a barcode. */
export const isGtin = (text: string): boolean => /^(\d{8}|\d{12,14})$/.test(text) && gtinFault(text) === null;
