import { currencySign, type CurrencySign, resolveCurrency, signLengthsFrom, signLengthsTo } from "./currency-signs.ts";
import { plainText, readAmount, writtenNumber } from "./read-amount.ts";

/** What the page or the site says beside the text. */
export interface PriceContext {
  /** ISO 4217 code that prices here are expected in. */
  readonly currency?: string | null;
  /** BCP 47 language of the text. */
  readonly language?: string | null;
}

export interface FoundPrice {
  /** As seen, marks of direction left out and digits made plain. */
  readonly text: string;
  readonly amount: number;
  /** ISO 4217, or IRT for the Iranian toman; null when the sign says too little. */
  readonly currency: string | null;
  /** The sign as written. */
  readonly sign: string;
  /** 0..1: 1 where sign and number say it all, below 0.5 where the sign may be a word or a unit. */
  readonly certainty: number;
}

interface FoundSign {
  readonly written: string;
  readonly sign: CurrencySign;
}

const certain = 1;
const likely = 0.8;
const doubtful = 0.3;
const spacedLetter =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Ethiopic}\d]/u;

/** True where the two characters would belong to one word. */
const joins = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && spacedLetter.test(one) && spacedLetter.test(other);

/** Signs that follow their number in nearly all shops. */
const behind = /^(?:kr|kč|zł|ft|lei|руб|грн|дин|din|лв|tl|kn|ден|сум|тг)\.?$/iu;

/**
 * Neighbouring elements without white space between them run together: "1 290 kr1 790 krSave 500 kr" are three prices, and
 * a new word begins at the capital letter.
 */
function isRunOn(text: string, end: number, written: string): boolean {
  if (/\p{Ll}\.?$/u.test(written) && /^\p{Lu}/u.test(text.slice(end, end + 2))) return true;
  return /^\d/.test(text.slice(end, end + 1)) && behind.test(written);
}

/** Stand behind their number where they are money; before one they name a norm of industry, as DIN and KN95 do. */
const onlyBehind = /^(?:din|kn)$/i;
const norm = /^din$/i;
/** Languages of shops that ask dinars so, and of those who write for their guests; elsewhere it is the norm, or "from". */
const ofDinars = /^(?:sr|hr|bs|sh|cnr|mk|sl|sq|en)(?:[-_]|$)/i;

/** The longest sign that ends where a number begins. */
function signBefore(text: string, end: number, from: number): FoundSign | null {
  for (const length of signLengthsTo(text[end - 1])) {
    const start = end - length;
    if (start < from) continue;
    const written = text.slice(start, end);
    const sign = currencySign(written);
    if (sign === null || joins(text[start - 1], text[start]) || onlyBehind.test(written)) continue;
    return sign.currencies.length > 1 ? (codeBefore(text.slice(from, start)) ?? { written, sign }) : { written, sign };
  }
  return null;
}

/** "NZD $100": the code before a sign that several currencies share. */
function codeBefore(text: string): FoundSign | null {
  const written = /(?<![\p{L}])[A-Z]{3} ?$/u.exec(text)?.[0].trim();
  const sign = written === undefined ? null : currencySign(written);
  return written === undefined || sign === null ? null : { written, sign };
}

/** "2030S/2015": behind a number and before another, a stroke parts the names of models. */
const parts = (text: string, end: number): boolean => text[end - 1] === "/" && /[\p{L}\p{N}]/u.test(text[end] ?? "");

/** The longest sign that begins where a number ends. */
function signAfter(text: string, start: number): FoundSign | null {
  for (const length of signLengthsFrom(text[start])) {
    const end = start + length;
    if (end > text.length) continue;
    const written = text.slice(start, end);
    const sign = parts(text, end) ? null : currencySign(written);
    if (sign !== null && (!joins(text[end - 1], text[end]) || isRunOn(text, end, written))) return { written, sign };
  }
  return null;
}

/** What may stand between an amount and its sign: "19,-", "1.899,– €", a space; and before: "US$: 12". */
const behindAmount = /^(?:[.,]\s?[-–—]{1,2}|[.,-](?=\s?\p{L}|\s?\p{Sc}))?\s?/u;
const beforeAmount = /[:\s]{0,2}$/;

const isCode = ({ written }: FoundSign): boolean => /^[A-Za-z]{3}$/.test(written);
const isCapitals = ({ written }: FoundSign): boolean => /^[A-Z]{3}$/.test(written);

/** Of two signs around a number the one that says more: a code, else the one before. */
function better(before: FoundSign | null, after: FoundSign | null): FoundSign | null {
  if (before === null || after === null) return before ?? after;
  if (before.sign.weak !== after.sign.weak) return before.sign.weak ? after : before;
  const moreSaid = after.sign.currencies.length === 1 && before.sign.currencies.length > 1;
  return moreSaid && (isCode(after) || after.sign.currencies.length < before.sign.currencies.length) ? after : before;
}

/** A teaspoon in German recipes, where Turkish shops name prices. */
const teaspoon = /^tl$/i;
const mostSpoons = 20;

/** The sign is a norm, a unit or a word in the page's language. */
function isOtherwise(written: string, amount: number, language: string | null | undefined): boolean {
  if (language == null) return false;
  if (norm.test(written)) return !ofDinars.test(language);
  return teaspoon.test(written) && amount <= mostSpoons && /^de(?:[-_]|$)/i.test(language);
}

function certaintyOf(
  { sign, written }: FoundSign,
  said: Pick<FoundPrice, "amount" | "currency">,
  context: PriceContext,
): number {
  const { amount, currency } = said;
  const isExpected = currency !== null && currency === context.currency;
  if (sign.weak || isOtherwise(written, amount, context.language)) return isExpected ? likely : doubtful;
  return currency === null ? likely : certain;
}

/** "12€50": the cents behind the sign. */
const centsBehind = /^\d{2}(?!\d)/;

/** "12x R$ 8,17", "6 x de 10 €": a part of a price, so many times. */
const instalment = /(?<![\p{L}\d.,])\d{1,2}\s?[x×]\s?(?:de\s)?$/iu;

/** "2 $" in prose or code is no price; "2,50 $" is. */
const isLoneDollar = (isBehind: boolean, number: string, sign: string): boolean =>
  isBehind && sign === "$" && !/[.,]\d\d$/.test(number);

/** A number with a sign beside it; which currency the sign means, the page or the site may have to say. */
export interface WrittenPrice {
  /** As seen, marks of direction left out and digits made plain. */
  readonly text: string;
  readonly number: string;
  readonly sign: FoundSign;
  /** The text is this number and the code of a currency behind it: "85 MAD" in an element of its own. */
  readonly isAll: boolean;
}

/** Every number in a short text, in order, with the sign, name or code of a currency right beside it. */
export function findWritten(said: string): WrittenPrice[] {
  const text = plainText(said);
  const found: WrittenPrice[] = [];
  let taken = 0;
  for (const match of text.matchAll(writtenNumber)) {
    const [number] = match;
    const from = match.index;
    const to = from + number.length;
    const gap = beforeAmount.exec(text.slice(taken, from))?.[0].length ?? 0;
    const before = signBefore(text, from - gap, taken);
    const behind = to + (behindAmount.exec(text.slice(to))?.[0].length ?? 0);
    const after = signAfter(text, behind);
    const sign = better(before, after);
    if (sign === null) continue;
    const end = sign === after ? behind + sign.written.length : to;
    const start = sign === before ? text.lastIndexOf(sign.written, from - 1) : from;
    const cents = sign === after && behind === to ? (centsBehind.exec(text.slice(end))?.[0] ?? "") : "";
    taken = end + cents.length;
    if (isLoneDollar(sign === after, number, sign.written)) continue;
    if (instalment.test(text.slice(0, start))) continue;
    const isAll = sign === after && isCapitals(sign) && text.trim() === text.slice(start, taken).trim();
    found.push({ text: text.slice(start, taken), number: cents === "" ? number : `${number}.${cents}`, sign, isAll });
  }
  return found;
}

/** What written prices say on a page; those whose parts contradict each other are left out. */
export function resolvePrices(written: readonly WrittenPrice[], context: PriceContext = {}): FoundPrice[] {
  const found: FoundPrice[] = [];
  for (const { text, number, sign, isAll } of written) {
    const currency = resolveCurrency(sign.written, sign.sign, context);
    const amount = readAmount(number, currency);
    if (!Number.isFinite(amount)) continue;
    const certainty = certaintyOf(sign, { amount, currency }, context);
    found.push({
      text,
      amount,
      currency,
      sign: sign.written,
      certainty: isAll ? Math.max(likely, certainty) : certainty,
    });
  }
  return found;
}

/** Every price in a short text, in order: a number with the sign, name or code of a currency right beside it. */
export const findPrices = (said: string, context?: PriceContext): FoundPrice[] =>
  resolvePrices(findWritten(said), context);

/** The sign leaves no doubt that it is a price. */
export const isSure = ({ certainty }: FoundPrice): boolean => certainty > doubtful;

/** Prices whose sign leaves no doubt that they are prices. */
export const readPrices = (said: string, context?: PriceContext): FoundPrice[] =>
  findPrices(said, context).filter(isSure);
