/** Currency by sign or code as shops write them, lower case. A lone "kr" or "$" says too little. */
const currencyOf: Readonly<Record<string, string | null>> = {
  "€": "EUR",
  eur: "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  gbp: "GBP",
  $: null,
  usd: "USD",
  us$: "USD",
  "us $": "USD",
  dollars: null,
  c$: "CAD",
  ca$: "CAD",
  cad: "CAD",
  a$: "AUD",
  au$: "AUD",
  aud: "AUD",
  nz$: "NZD",
  nzd: "NZD",
  r$: "BRL",
  brl: "BRL",
  mx$: "MXN",
  mxn: "MXN",
  cop: "COP",
  ars: "ARS",
  clp: "CLP",
  pen: "PEN",
  "s/": "PEN",
  chf: "CHF",
  "sfr.": "CHF",
  "fr.": "CHF",
  kr: null,
  "kr.": null,
  sek: "SEK",
  nok: "NOK",
  dkk: "DKK",
  zł: "PLN",
  pln: "PLN",
  kč: "CZK",
  czk: "CZK",
  ft: "HUF",
  huf: "HUF",
  lei: "RON",
  ron: "RON",
  лв: "BGN",
  bgn: "BGN",
  "₺": "TRY",
  try: "TRY",
  tl: "TRY",
  "₽": "RUB",
  руб: "RUB",
  rub: "RUB",
  "₴": "UAH",
  грн: "UAH",
  uah: "UAH",
  "¥": null,
  "￥": null,
  jpy: "JPY",
  cny: "CNY",
  "₹": "INR",
  inr: "INR",
  "rs.": "INR",
  rs: null,
  "₩": "KRW",
  krw: "KRW",
  "₫": "VND",
  "₪": "ILS",
  ils: "ILS",
  "฿": "THB",
  zar: "ZAR",
  sgd: "SGD",
  hkd: "HKD",
  aed: "AED",
};

const escapeSign = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
const signs = Object.keys(currencyOf)
  .sort((a, b) => b.length - a.length)
  .map(
    (sign) =>
      (/^\p{L}/u.test(sign) ? `(?<!\\p{L})${escapeSign(sign)}` : escapeSign(sign)) +
      (/\p{L}$/u.test(sign) ? "(?!\\p{L})" : ""),
  )
  .join("|");
/** Groups of three set off by a point, comma, apostrophe or space, and up to two decimals ("19,-" counts as whole). */
const number = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2}(?!\d)|[.,](?=[-–—]))?`;
const pricePattern = new RegExp(
  `(?:(?<before>${signs})\\s?(?<first>${number}))|(?:(?<last>${number})(?:[.,]?[-–—]+)?\\s?(?<after>${signs}))`,
  "giu",
);

/** The number of a written amount whatever the locale; NaN when it is none. */
export function parseAmount(written: string): number {
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

/** Every price in a short text, in order. */
export function readPrices(text: string): WrittenPrice[] {
  const prices: WrittenPrice[] = [];
  for (const match of text.matchAll(pricePattern)) {
    const { before, first, last, after } = match.groups!;
    const amount = parseAmount((first ?? last)!);
    const sign = (before ?? after)!.toLowerCase();
    if (Number.isFinite(amount)) prices.push({ text: match[0].trim(), amount, currency: currencyOf[sign] ?? null });
  }
  return prices;
}
