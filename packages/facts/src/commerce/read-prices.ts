import { endOfNumber, isDigit, isPoint, isSpace, parseAmount } from "./written-numbers.ts";
import { characterClass, detach, letter, lowerCode } from "../text/characters.ts";

/** Currency by sign or code as shops write them, lower case. A lone "kr" or "$" says too little. */
const signsOf: readonly (readonly [string | null, readonly string[]])[] = [
  ["EUR", ["€", "eur", "euro", "euros"]],
  ["GBP", ["£", "gbp"]],
  [null, ["$", "dollars", "kr", "kr.", "¥", "￥", "rs"]],
  ["USD", ["usd", "us$", "us $"]],
  ["CAD", ["c$", "ca$", "cad"]],
  ["AUD", ["a$", "au$", "aud"]],
  ["NZD", ["nz$", "nzd"]],
  ["BRL", ["r$", "brl"]],
  ["MXN", ["mx$", "mxn"]],
  ["COP", ["cop"]],
  ["ARS", ["ars"]],
  ["CLP", ["clp"]],
  ["PEN", ["pen", "s/"]],
  ["CHF", ["chf", "sfr.", "fr."]],
  ["SEK", ["sek"]],
  ["NOK", ["nok"]],
  ["DKK", ["dkk"]],
  ["PLN", ["zł", "pln"]],
  ["CZK", ["kč", "czk"]],
  ["HUF", ["ft", "huf"]],
  ["RON", ["lei", "ron"]],
  ["BGN", ["лв", "bgn"]],
  ["TRY", ["₺", "try", "tl"]],
  ["RUB", ["₽", "руб", "rub"]],
  ["UAH", ["₴", "грн", "uah"]],
  ["JPY", ["jpy"]],
  ["CNY", ["cny"]],
  ["INR", ["₹", "inr", "rs."]],
  ["KRW", ["₩", "krw"]],
  ["VND", ["₫"]],
  ["ILS", ["₪", "ils"]],
  ["THB", ["฿"]],
  ["ZAR", ["zar"]],
  ["SGD", ["sgd"]],
  ["HKD", ["hkd"]],
  ["AED", ["aed"]],
];
const currencyOf = new Map(signsOf.flatMap(([currency, signs]) => signs.map((sign) => [sign, currency] as const)));
const longestFirst = [...currencyOf.keys()].sort((one, other) => other.length - one.length);
/** By the code of the sign's first letter, and of its last. */
const signsFrom = Map.groupBy(longestFirst, (sign) => sign.charCodeAt(0));
const signsTo = Map.groupBy(longestFirst, (sign) => sign.charCodeAt(sign.length - 1));

export interface WrittenPrice {
  text: string;
  amount: number;
  currency: string | null;
}

function isLetterAt(text: string, at: number): boolean {
  if (at < 0 || at >= text.length) return false;
  const code = text.charCodeAt(at);
  return code < 128 ? characterClass[code] === letter : /\p{L}/u.test(text[at]!);
}

function isWritten(text: string, from: number, sign: string): boolean {
  if (from < 0 || from + sign.length > text.length) return false;
  for (let at = 0; at < sign.length; at++)
    if (lowerCode(text.charCodeAt(from + at)) !== sign.charCodeAt(at)) return false;
  return true;
}

/** The sign that ends at `end`. */
function signBefore(text: string, end: number): string | null {
  if (end === 0) return null;
  const signs = signsTo.get(lowerCode(text.charCodeAt(end - 1)));
  if (signs === undefined) return null;
  for (const sign of signs) {
    const from = end - sign.length;
    if (isWritten(text, from, sign)) return isLetterAt(text, from) && isLetterAt(text, from - 1) ? null : sign;
  }
  return null;
}

/** The sign that starts at `start`. */
function signAfter(text: string, start: number): string | null {
  if (start >= text.length) return null;
  const signs = signsFrom.get(lowerCode(text.charCodeAt(start)));
  if (signs === undefined) return null;
  for (const sign of signs) {
    const end = start + sign.length;
    if (isWritten(text, start, sign) && !(isLetterAt(text, end - 1) && isLetterAt(text, end))) return sign;
  }
  return null;
}

const dashes = /^[.,]?[-–—]+/;
const mayBeDash = (code: number): boolean => isPoint(code) || code === 45 || code === 0x2013 || code === 0x2014;

/** Where a sign behind a number would stand: behind at most a dash for "no cents" and one space. */
function behindDash(text: string, from: number): number {
  if (from >= text.length) return from;
  const dash = mayBeDash(text.charCodeAt(from)) ? dashes.exec(text.slice(from, from + 4)) : null;
  const at = from + (dash?.[0].length ?? 0);
  return at < text.length && isSpace(text.charCodeAt(at)) ? at + 1 : at;
}

/** "2 $" in prose or code is no price; "2,50 $" is. */
const isLoneDollar = (text: string, from: number, to: number, end: number): boolean =>
  text.slice(to, end).trim() === "$" && !(to - 3 > from && isPoint(text.charCodeAt(to - 3)));

/** Every price in a short text, in order: a number with a currency right before or behind it. */
export function readPrices(text: string): WrittenPrice[] {
  const prices: WrittenPrice[] = [];
  let end = 0;
  let to = 0;
  for (let from = 0; from < text.length; from = to + 1) {
    to = from;
    if (!isDigit(text.charCodeAt(from))) continue;
    to = endOfNumber(text, from);
    const beside = from > 0 && isSpace(text.charCodeAt(from - 1)) ? from - 1 : from;
    let sign = signBefore(text, beside);
    const start = sign === null ? from : beside - sign.length;
    const isBefore = sign !== null && start >= end;
    const behind = isBefore ? to : behindDash(text, to);
    if (!isBefore) sign = signAfter(text, behind);
    if (sign === null) continue;
    const stop = isBefore ? to : behind + sign.length;
    if (!isBefore && isLoneDollar(text, from, to, stop)) continue;
    const amount = parseAmount(text.slice(from, to));
    if (!Number.isFinite(amount)) continue;
    end = stop;
    const written = detach(text.slice(isBefore ? start : from, stop));
    prices.push({ text: written, amount, currency: currencyOf.get(sign) ?? null });
  }
  return prices;
}
