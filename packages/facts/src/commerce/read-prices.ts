import { characterClass, detach, letter, lowerCode } from "../text/characters.ts";
import {
  codeAt,
  type Codes,
  endOfNumber,
  isPoint,
  isSpace,
  nextDigit,
  parseAmount,
  plainAmount,
} from "./written-numbers.ts";

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

function isLetterAt(range: Codes, at: number): boolean {
  const code = codeAt(range, at);
  return code < 128 ? characterClass[code] === letter : /\p{L}/u.test(String.fromCharCode(code));
}

function isWritten(range: Codes, from: number, sign: string): boolean {
  for (let at = 0; at < sign.length; at++)
    if (lowerCode(codeAt(range, from + at)) !== sign.charCodeAt(at)) return false;
  return true;
}

/** The sign that ends at `end`. */
function signBefore(range: Codes, end: number): string | null {
  const signs = signsTo.get(lowerCode(codeAt(range, end - 1)));
  if (signs === undefined) return null;
  for (const sign of signs) {
    const from = end - sign.length;
    if (isWritten(range, from, sign)) return isLetterAt(range, from) && isLetterAt(range, from - 1) ? null : sign;
  }
  return null;
}

/** The sign that starts at `start`. */
function signAfter(range: Codes, start: number): string | null {
  const signs = signsFrom.get(lowerCode(codeAt(range, start)));
  if (signs === undefined) return null;
  for (const sign of signs) {
    const end = start + sign.length;
    if (isWritten(range, start, sign) && !(isLetterAt(range, end - 1) && isLetterAt(range, end))) return sign;
  }
  return null;
}

const isDash = (code: number): boolean => code === 45 || code === 0x2013 || code === 0x2014;
const mostDashes = 4;

/** Where a sign behind a number would stand: behind at most a dash for "no cents" and one space. */
function behindDash(range: Codes, from: number): number {
  const first = isPoint(codeAt(range, from)) ? from + 1 : from;
  let at = first;
  while (at - from < mostDashes && isDash(codeAt(range, at))) at++;
  if (at === first) at = from;
  return isSpace(codeAt(range, at)) ? at + 1 : at;
}

/** "2 $" in prose or code is no price; "2,50 $" is. */
const isLoneDollar = (range: Codes, from: number, to: number, end: number): boolean =>
  range.text.slice(to, end).trim() === "$" && !(to - 3 > from && isPoint(codeAt(range, to - 3)));

/** Every price in a part of a short text, in order: a number with a currency right before or behind it. */
export function readPricesIn(range: Codes): WrittenPrice[] {
  const prices: WrittenPrice[] = [];
  const { text } = range;
  let end = range.from;
  let to = range.from;
  for (let from = nextDigit(range, to); from < range.to; from = nextDigit(range, to)) {
    to = endOfNumber(range, from);
    const beside = isSpace(codeAt(range, from - 1)) ? from - 1 : from;
    let sign = signBefore(range, beside);
    const start = sign === null ? from : beside - sign.length;
    const isBefore = sign !== null && start >= end;
    const behind = isBefore ? to : behindDash(range, to);
    if (!isBefore) sign = signAfter(range, behind);
    if (sign === null) continue;
    const stop = isBefore ? to : behind + sign.length;
    if (!isBefore && sign === "$" && isLoneDollar(range, from, to, stop)) continue;
    const plain = plainAmount(range, from, to);
    const amount = Number.isNaN(plain) ? parseAmount(text.slice(from, to)) : plain;
    if (!Number.isFinite(amount)) continue;
    end = stop;
    const written = detach(text.slice(isBefore ? start : from, stop));
    prices.push({ text: written, amount, currency: currencyOf.get(sign) ?? null });
  }
  return prices;
}

let codes = new Uint16Array(1024);

/** Every price in a short text. */
export function readPrices(text: string): WrittenPrice[] {
  const { length } = text;
  if (length > codes.length) codes = new Uint16Array(length);
  for (let at = 0; at < length; at++) codes[at] = text.charCodeAt(at);
  return readPricesIn({ text, codes, from: 0, to: length });
}
