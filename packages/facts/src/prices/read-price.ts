import { currencySign, longestSign, resolveCurrency } from "./currency-signs.ts";
import { findPrices, type PriceContext } from "./find-prices.ts";
import { plainText, readAmount, writtenNumber } from "./read-amount.ts";

export interface ReadPrice {
  readonly amount: number;
  /** ISO 4217, or IRT for the Iranian toman; null when the text doesn't say. */
  readonly currency: string | null;
  /** The sign as written, null without one. */
  readonly sign: string | null;
  /** 0..1. */
  readonly certainty: number;
}

export interface PriceText extends PriceContext {
  /** Another text beside it that may name the currency. */
  readonly beside?: string | null;
  /** The decimal mark, where the caller knows it. */
  readonly decimalMark?: string;
}

const bare = 0.2;
const withSignBeside = 0.7;

/** The first sign of a text, wherever it stands. */
export function signIn(said: string): string | null {
  const priced = findPrices(said).find(({ certainty }) => certainty > bare);
  if (priced !== undefined) return priced.sign;
  const text = plainText(said);
  for (const match of text.matchAll(/(?<![\p{L}\p{M}])[\p{L}\p{M}'’ʻ״".]+|\p{Sc}|(?<=\s)\S+/gu)) {
    for (let length = Math.min(longestSign, text.length - match.index); length > 0; length--) {
      const written = text.slice(match.index, match.index + length);
      if (/[\p{L}\p{M}]$/u.test(written) && /^['\p{L}\p{M}]/u.test(text.slice(match.index + length))) continue;
      if (currencySign(written) !== null) return written;
    }
  }
  return null;
}

/** A lower bound: "From 26 to 50 €" starts at 26. */
const range = /(?<![\d.,\p{L}])(\d[\d.,']*)\s?(?:[-–—]|\p{L}{1,3})\s?$/u;

/** Behind numbers that count something else: shares, parts of a date. */
const isOther = /^\s?(?:%|٪|[-/:]\d{2}(?!\d))/;

function readBare(text: string, context: PriceText): ReadPrice | "unread" | null {
  const number = [...text.matchAll(writtenNumber)].find(
    ({ index, 0: { length } }) => !isOther.test(text.slice(index + length)),
  )?.[0];
  const sign = signIn(context.beside ?? "") ?? signIn(text);
  if (number === undefined) return null;
  const found = sign === null ? null : currencySign(sign);
  const currency = sign === null || found === null ? null : resolveCurrency(sign, found, context);
  const written = context.decimalMark === undefined ? number : text;
  const amount = readAmount(written, currency, context.decimalMark);
  if (!Number.isFinite(amount)) return "unread";
  return { amount, currency, sign, certainty: sign === null ? bare : withSignBeside };
}

/**
 * The price that a text says which is known to be one, such as that of an element marked as price: the first amount with
 * a sign, else the first number. "unread" where there is a number that contradicts itself, null where there is none.
 */
export function readPrice(said: string, context: PriceText = {}): ReadPrice | "unread" | null {
  const text = plainText(said);
  if (context.decimalMark !== undefined) return readBare(text, context);
  const [price] = findPrices(text, context);
  if (price === undefined) return readBare(text, context);
  const { currency, sign, certainty } = price;
  const lower = range.exec(text.slice(0, text.indexOf(price.text)))?.[1];
  const amount = lower === undefined || !price.text.endsWith(sign) ? price.amount : readAmount(lower, currency);
  return { amount: amount <= price.amount ? amount : price.amount, currency, sign, certainty };
}

/** The currencies that a written sign, name or code may stand for, as ISO 4217 codes; none for what is no sign. */
export const currencyNamed = (written: string): readonly string[] => currencySign(written)?.currencies ?? [];
