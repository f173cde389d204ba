import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { currencyNamed, readPrice, signIn } from "@audit/facts";
import { priceExceptions, type PriceCase } from "./meaning-exceptions.ts";
import type { Tally } from "./tally.ts";

interface SitePriceCase {
  readonly id: string;
  readonly in: { readonly text: string; readonly siteCurrency: string };
  readonly want: { readonly amount: number; readonly currency: string };
}

/** The cases of a suite of the corpora; none where the folder has no such suite. */
export function casesOf<T>(folder: string, suite: string): T[] {
  const file = join(folder, suite, "cases.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { cases: T[] }).cases : [];
}

/** Prices as raw texts of pages: amounts and the currencies that their signs stand for. */
export function runPrices(folder: string, tally: Tally): void {
  for (const vector of casesOf<PriceCase>(folder, "price-parser")) {
    const exception = priceExceptions.find(({ covers }) => covers(vector));
    if (exception === undefined) holdText(vector, tally);
    else tally.leaveOut(exception.reason);
  }
  for (const { in: given, want } of casesOf<SitePriceCase>(folder, "price-strings")) {
    const read = readPrice(given.text, { currency: given.siteCurrency });
    const got = read === null || read === "unread" ? read : { amount: read.amount, currency: read.currency };
    tally.hold("price of a site", want, got, given.text);
  }
}

/** Signs are held by what they may stand for: "руб" and "рублей" are the same answer, another currency's sign isn't. */
function holdText({ in: given, want }: PriceCase, tally: Tally): void {
  const { text, currencyHint: beside, decimalSeparator } = given;
  const context = decimalSeparator === undefined ? { beside } : { beside, decimalMark: decimalSeparator };
  const read = text === null ? null : readPrice(text, context);
  const amount = read === null || read === "unread" ? read : read.amount;
  const sign = read === null || read === "unread" ? signIn(beside ?? "") : read.sign;
  const meant = (written: string | null): unknown => {
    if (written === null) return null;
    const currencies = currencyNamed(written);
    return currencies.length > 0 ? currencies : written;
  };
  const wanted = want.amount === null ? null : Number(want.amount);
  const isNamed = wanted !== null || beside !== null;
  tally.hold(
    "price text",
    { amount: wanted, currency: isNamed ? meant(want.currencyText) : null },
    { amount, currency: isNamed ? meant(sign) : null },
    `${JSON.stringify(text)} beside ${JSON.stringify(beside)}`,
  );
}
