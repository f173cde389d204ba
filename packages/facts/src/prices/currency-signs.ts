import { cldrSigns } from "./cldr-signs.ts";
import { writtenSigns } from "./written-signs.ts";

/** What a sign beside a number may stand for. */
export interface CurrencySign {
  /** ISO 4217 codes, one where the sign says it all. */
  readonly currencies: readonly string[];
  /** Also a word, a unit or an initial: a price only where something else says so. */
  readonly weak: boolean;
}

/** Signs that several currencies use and that one of them is meant by wherever nothing else is said. */
const leading: Readonly<Record<string, string>> = {
  "£": "GBP",
  "€": "EUR",
  лв: "BGN",
  kn: "HRK",
  р: "RUB",
  "р.": "RUB",
  Р: "RUB",
};

/** ISO codes and signs that are words, names or units too: "TOP 10", "AMD 5600", "5 mt", "3 F". */
const ambiguous = new Set(
  "ALL AMD ANG BAM BOB COP CUP DOP GEL KES LAK MAD MOP PEN PHP SOS STD TOP TRY YER DEM FIM XXX nam cfa malaysia schweizer türk konvertibilnih suid-afrikaanse AAS ID KM км KG LE Le MK MT Mt Mtn MTn UM VT FC FR FG CF Cf Cg HKS SR SM DA DB TK Tk LS RF Rf RM rm Re Ks den den. som sum сом DT DH DD LD LL JD KD BD QR Br Gs won yen real sol soles reais peso leva lv lv. ft ft. kn Esc stg Sh Sl FF CFP dirham dinar lira M.N.".split(
    " ",
  ),
);

/** One letter beside a number that means nothing but money. */
const wholeWords = new Set("円 圓 元 원 đ Đ".split(" "));

const isWeak = (sign: string): boolean =>
  ambiguous.has(sign) || (/^[\p{L}ʻ'][.ʻ']?$/u.test(sign) && !wholeWords.has(sign));

function createSigns(): Map<string, CurrencySign> {
  const currencies = new Map<string, string[]>();
  const note = (sign: string, codes: readonly string[]): void => {
    const known = currencies.get(sign) ?? [];
    currencies.set(sign, [...new Set([...known, ...codes])]);
  };
  for (const line of writtenSigns.trim().split("\n")) {
    const [code = "", signs = ""] = line.split("=", 2);
    for (const sign of signs.split("|")) note(sign, [code]);
  }
  for (const entry of cldrSigns.trim().split(/[\n|]/)) {
    const at = entry.lastIndexOf("=");
    note(entry.slice(0, at), entry.slice(at + 1).split(","));
  }
  return new Map(
    [...currencies].map(([sign, codes]) => {
      const main = leading[sign];
      return [sign, { currencies: main === undefined ? codes : [main], weak: isWeak(sign) }];
    }),
  );
}

const signs = createSigns();
/** Characters of an ISO 4217 code. */
const codeLength = 3;

/** Characters of the longest sign. */
export const longestSign = Math.max(...[...signs.keys()].map((sign) => sign.length));

/** How long signs may be that have a certain letter at one end, longest first; names are found in capitals too. */
type LengthsByLetter = ReadonlyMap<string, readonly number[]>;

function lengthsBy(endOf: (sign: string) => string): LengthsByLetter {
  const lengths = new Map<string, Set<number>>();
  const note = (letter: string, length: number): void =>
    void lengths.set(letter, (lengths.get(letter) ?? new Set()).add(length));
  for (const sign of signs.keys()) {
    note(endOf(sign), sign.length);
    if (sign.length > codeLength) note(endOf(sign).toUpperCase(), sign.length);
  }
  for (const letter of "abcdefghijklmnopqrstuvwxyz") {
    note(letter, codeLength);
    note(letter.toUpperCase(), codeLength);
  }
  return new Map([...lengths].map(([letter, found]) => [letter, [...found].sort((one, other) => other - one)]));
}

const lengthsFrom = lengthsBy((sign) => sign[0]!);
const lengthsTo = lengthsBy((sign) => sign.at(-1)!);
const none: readonly number[] = [];

/** Lengths that a sign may have which begins with a letter, longest first. */
export const signLengthsFrom = (letter: string | undefined): readonly number[] => lengthsFrom.get(letter ?? "") ?? none;

/** Lengths that a sign may have which ends with a letter, longest first. */
export const signLengthsTo = (letter: string | undefined): readonly number[] => lengthsTo.get(letter ?? "") ?? none;

/** Words of signs and ISO codes, lower case: a text without one and without a currency sign names no price. */
export const signWords: readonly string[] = [
  ...new Set(
    [...signs.keys(), ...Intl.supportedValuesOf("currency")].flatMap(
      (sign) => sign.toLowerCase().match(/\p{L}+/gu) ?? [],
    ),
  ),
].filter((word) => !/^[a-z]$/.test(word) || word === "s");

const names = new Intl.DisplayNames("en", { type: "currency", fallback: "none" });
const codes = new Map<string, CurrencySign | null>();
const mostCodes = 2000;
const writtenLow = new Set(
  "aed aud brl byn cad chf cny czk dkk egp eur gbp huf idr inr jpy krw kzt mxn nok nzd pln rub sar sek sgd uah usd vnd zar".split(
    " ",
  ),
);

/** Any currency that CLDR names, those of history too. */
function readCode(written: string): CurrencySign | null {
  const code = written.toUpperCase();
  if (code !== written && !writtenLow.has(written.toLowerCase())) return null;
  const isCurrency = /^[A-Z]{3}$/.test(code) && names.of(code) !== undefined && code !== "XXX";
  return isCurrency ? { currencies: [code], weak: ambiguous.has(code) } : null;
}

function codeSign(written: string): CurrencySign | null {
  let sign = codes.get(written);
  if (sign === undefined) {
    sign = readCode(written);
    if (codes.size >= mostCodes) codes.clear();
    codes.set(written, sign);
  }
  return sign;
}

/** What a written sign, name or ISO 4217 code stands for; null when it is none. */
export function currencySign(written: string): CurrencySign | null {
  const known = signs.get(written) ?? (written.length > codeLength ? signs.get(written.toLowerCase()) : undefined);
  if (known !== undefined) return known;
  return written.length === codeLength ? codeSign(written) : null;
}

const plainSign = (sign: string): string =>
  sign
    .replace(/\.$/, "")
    .replace("￥", "¥")
    .replace(/[\u200e\u200f]/g, "");
const local = new Map<string, string | null>();

/** The currency that a language writes with this sign alone: "kr" is SEK in Swedish; null where it doesn't say. */
function currencyOfLanguage(written: string, currencies: readonly string[], language: string): string | null {
  const key = `${language} ${written}`;
  const known = local.get(key);
  if (known !== undefined) return known;
  const plain = plainSign(written);
  const writes = (currency: string): boolean =>
    new Intl.NumberFormat(language, { style: "currency", currency })
      .formatToParts(1)
      .some(({ type, value }) => type === "currency" && plainSign(value) === plain);
  const fitting = Intl.NumberFormat.supportedLocalesOf(language).length === 0 ? [] : currencies.filter(writes);
  const found = fitting.length === 1 ? fitting[0]! : null;
  if (local.size >= mostCodes) local.clear();
  local.set(key, found);
  return found;
}

/** The currency that a sign stands for: its only one, the one that is expected, or the language's own; else null. */
export function resolveCurrency(
  written: string,
  { currencies }: CurrencySign,
  expected: { readonly currency?: string | null; readonly language?: string | null },
): string | null {
  if (currencies.length === 1) return currencies[0]!;
  if (expected.currency !== undefined && expected.currency !== null && currencies.includes(expected.currency))
    return expected.currency;
  return expected.language ? currencyOfLanguage(written, currencies, expected.language) : null;
}
