import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Makes the table of currency signs from the CLDR data of this Node: `node scripts/tasks/make-currency-signs.ts`. */
const TARGET = join(import.meta.dirname, "../../packages/facts/src/prices/cldr-signs.ts");

/** Languages whose regions write the sign of their own currency short, as "$" in en-AU. */
const OF_MANY_REGIONS = ["en", "es", "fr", "pt", "ar", "sw", "nl"];

/** Languages with the currencies that their speakers name in words: "dinara", "taka". */
const NAMED =
  "af:ZAR am:ETB ar:AED,BHD,DZD,EGP,IQD,JOD,KWD,LBP,LYD,MAD,OMR,QAR,SAR,SDG,SYP,TND,YER az:AZN be:BYN bg:BGN,EUR bn:BDT bs:BAM,EUR ca:EUR cs:CZK,EUR da:DKK,EUR de:EUR,CHF el:EUR en:USD,EUR,GBP es:EUR,USD,MXN,ARS,COP,CLP,PEN et:EUR fa:IRR fi:EUR fil:PHP fr:EUR,CHF,XOF,XAF he:ILS hi:INR hr:EUR hu:HUF,EUR hy:AMD id:IDR is:ISK it:EUR ja:JPY,USD,EUR ka:GEL kk:KZT km:KHR ko:KRW ky:KGS lo:LAK lt:EUR lv:EUR mk:MKD,EUR mn:MNT ms:MYR my:MMK nb:NOK ne:NPR nl:EUR pl:PLN,EUR pt:BRL,EUR ro:RON,MDL,EUR ru:RUB,USD,EUR,KZT,BYN si:LKR sk:EUR,CZK sl:EUR sq:ALL,EUR sr:RSD,EUR sr-Latn:RSD,EUR,BAM sv:SEK,EUR sw:KES,TZS ta:INR,LKR th:THB tr:TRY,USD,EUR uk:UAH,USD,EUR ur:PKR uz:UZS vi:VND zh:CNY,USD zh-Hant:TWD,HKD";

const languages = (): string[] => {
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  const two = letters.flatMap((first) => letters.map((second) => first + second));
  const written = [...two, "fil", "ckb", "sr-Latn", "uz-Cyrl", "zh-Hant"];
  const ofRegions = OF_MANY_REGIONS.flatMap((language) =>
    letters.flatMap((first) => letters.map((second) => `${language}-${(first + second).toUpperCase()}`)),
  );
  return [...Intl.NumberFormat.supportedLocalesOf(written), ...ofRegions];
};

const plain = (said: string): string => said.replace(/[\u200e\u200f\u061c]/g, "").replace(/[\u00a0\u202f]/g, " ");
const signs = new Map<string, Set<string>>();

function note(sign: string, currency: string): void {
  const said = plain(sign).trim();
  if (said === "" || said.toUpperCase() === currency || /[0-9]|^Vote |^\u200b/.test(said)) return;
  signs.set(said, (signs.get(said) ?? new Set()).add(currency));
}

function noteSigns(locale: string, currency: string): void {
  for (const currencyDisplay of ["symbol", "narrowSymbol"] as const) {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
    for (const { type, value } of format.formatToParts(1)) if (type === "currency") note(value, currency);
  }
}

/** Names that differ in one word share the noun: "srpski dinar" and "kuvajtski dinar" say what shops write, "dinar". */
function noteNames(locale: string, own: readonly string[]): void {
  const names = Intl.supportedValuesOf("currency").map((code) => ({ code, said: namesOf(locale, code) }));
  const stems = new Map<string, Set<string>>();
  for (const { code, said } of names)
    for (const word of wordsOf(said)) stems.set(stemOf(word), (stems.get(stemOf(word)) ?? new Set()).add(code));
  for (const { code, said } of names) {
    if (!own.includes(code)) continue;
    for (const name of said) if (!name.includes("(")) note(name, code);
    for (const word of wordsOf(said)) if (stems.get(stemOf(word))!.size > 1) note(word, code);
  }
}

function namesOf(locale: string, currency: string): string[] {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "name" });
  const parts = [1, 2, 5, 100, 1.5].flatMap((amount) => format.formatToParts(amount));
  return [...new Set(parts.filter(({ type }) => type === "currency").map(({ value }) => value.toLowerCase()))];
}

const stemOf = (word: string): string => word.slice(0, 4);
const wordsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => name.split(" ")).filter((word) => word.length > 2 && !/[().]/.test(word));

for (const locale of languages()) for (const code of Intl.supportedValuesOf("currency")) noteSigns(locale, code);
for (const [locale, codes] of NAMED.split(" ").map((entry) => entry.split(":"))) noteNames(locale!, codes!.split(","));

const lines = [...signs]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([sign, codes]) => `${sign}=${[...codes].sort().join(",")}`);
const rows = Array.from({ length: Math.ceil(lines.length / 6) }, (_, row) =>
  lines.slice(row * 6, row * 6 + 6).join("|"),
);
writeFileSync(
  TARGET,
  `// Made by scripts/tasks/make-currency-signs.ts from CLDR ${process.versions.cldr} as Intl gives it (Unicode licence v3).

/** Each sign or name with the ISO 4217 currencies that it stands for in some language; set apart by "|" and lines. */
export const cldrSigns = \`
${rows.join("\n")}
\`;
`,
);
console.log(`${lines.length} signs`);
