import { characterClass, currencySign, letter } from "../text/characters.ts";

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
const signsFrom = Map.groupBy(longestFirst, (sign) => sign[0]!);
const signsTo = Map.groupBy(longestFirst, (sign) => sign.at(-1)!);

/**
 * Groups of three set off by a point, comma, apostrophe or space and up to two decimals, or plain digits with them;
 * "19,-" counts as whole.
 */
const number = /\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?/g;

/** Most amounts: digits alone, or with cents. */
const simple = /^\d+(?:[.,]\d{1,2})?$/;

/** The number of a written amount whatever the locale; NaN when it is none. */
export function parseAmount(written: string): number {
  if (simple.test(written)) return Number(written.replace(",", "."));
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

export interface WrittenPrice {
  text: string;
  amount: number;
  currency: string | null;
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /\p{L}/u.test(character);

/** The sign that ends at `to`, with at most one space before the number. */
function signBefore(text: string, to: number): string | null {
  const end = isSpace(text.charCodeAt(to - 1)) ? to - 1 : to;
  if (!maySign(text.charCodeAt(end - 1))) return null;
  const found = signsTo.get(text[end - 1]!.toLowerCase())?.find((sign) => isWritten(text, end - sign.length, sign));
  if (found === undefined) return null;
  const from = end - found.length;
  return isLetter(text[from]) && isLetter(text[from - 1]) ? null : text.slice(from, to);
}

/** A cheap test: signs are made of letters and currency characters, "." and "/". */
function maySign(code: number): boolean {
  const kind = characterClass[code];
  return kind === letter || kind === currencySign || code === 46 || code === 47 || code === 0xffe5;
}

const isWritten = (text: string, from: number, sign: string): boolean =>
  from >= 0 && text.slice(from, from + sign.length).toLowerCase() === sign;

const dashes = /^[.,]?[-–—]+/;

/** The sign that starts at `from`, behind at most a dash for "no cents" and one space. */
function signAfter(text: string, from: number): string | null {
  const dash = dashes.exec(text.slice(from, from + 4))?.[0].length ?? 0;
  const start = from + dash + (isSpace(text.charCodeAt(from + dash)) ? 1 : 0);
  if (!maySign(text.charCodeAt(start))) return null;
  for (const sign of signsFrom.get(text[start]!.toLowerCase()) ?? []) {
    const end = start + sign.length;
    if (!isWritten(text, start, sign) || (isLetter(text[end - 1]) && isLetter(text[end]))) continue;
    return text.slice(from, end);
  }
  return null;
}

const isSpace = (code: number): boolean => code === 32 || code === 0xa0 || code === 0x202f;

/** Every price in a short text, in order: a number with a currency right before or behind it. */
export function readPrices(text: string): WrittenPrice[] {
  const prices: WrittenPrice[] = [];
  number.lastIndex = 0;
  let end = 0;
  for (let match = number.exec(text); match !== null; match = number.exec(text)) {
    const [written] = match;
    const to = match.index + written.length;
    const before = signBefore(text, match.index);
    const usable = before !== null && match.index - before.length >= end ? before : null;
    const after = usable === null ? signAfter(text, to) : null;
    if (usable === null && after === null) continue;
    const amount = parseAmount(written);
    if (!Number.isFinite(amount)) continue;
    // "2 $" in prose or code is no price; "2,50 $" is.
    if (after?.trim() === "$" && !/[.,]\d\d$/.test(written)) continue;
    const sign = (usable ?? after!).trim().replace(dashes, "").trim().toLowerCase();
    end = to + (after?.length ?? 0);
    prices.push({ text: `${usable ?? ""}${written}${after ?? ""}`, amount, currency: currencyOf.get(sign) ?? null });
  }
  return prices;
}
