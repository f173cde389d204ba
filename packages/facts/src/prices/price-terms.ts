import { plainDigits } from "./plain-digits.ts";

/** Words in front of a price that is the lowest of several, in the languages of shops; last, those that stand behind it. */
const before =
  "from|starting (?:at|from)|as low as|ab|schon ab|à partir de|dès|desde|a partir de|a partire da|da|vanaf|fra|från|od|už od|już od|już za|от|від|ад|de la|începând de la|από|nga|nuo|no|alates|frá|من|ابتداء من|يبدأ من|از|שמתחיל מ|החל מ-?|từ|chỉ từ|mulai(?: dari)?|dari|bermula|ตั้งแต่|เริ่มต้น(?:ที่)?|seit|sedert|nag-?uumpisa sa|simula";
const behind =
  "起|から|より|〜|～|부터|(?:'|’)?(?:den|dan|ten|tan)(?: itibaren| başlayan)|itibaren|-?(?:tól|től)|alkaen|alk\\.|से शुरू|से";
const lowerBefore = new RegExp(`(?<![\\p{L}\\p{M}])(?:${before})[\\s:]{0,2}$`, "iu");
const lowerBehind = new RegExp(`^\\s?(?:${behind})(?![\\p{L}\\p{M}])`, "iu");

const longestBefore = 24;

/** Whether a price that stands at [from, to) of a text is called the lowest of several. */
export const isLowest = (text: string, from: number, to: number): boolean =>
  lowerBefore.test(text.slice(Math.max(0, from - longestBefore), from)) || lowerBehind.test(text.slice(to, to + 20));

/** Words around an amount that an order must reach, beside those of a lowest price. */
const least =
  "over|above|orders? (?:of|over|above)|more than|at least|minimum|min\\.?|über|mindestens|plus de|supérieure?s? à|dépassant|más de|mayor(?:es)? a|superior(?:es)? a|superior[ei] a|oltre|sopra(?: i)?|boven|meer dan|nad|ponad|powyżej|min\\.|свыше|более|больше|понад|більше|над|преко|preko|iznad|peste|över|över\\s|yli|vähintään|acima de|mais de|partir de|مِن|فوق|تتجاوز|أكثر من|بیش از|بالای|מעל|trên|di atas|minimal|άνω των|πάνω από";
const leastBehind =
  "以上|이상|満|(?:'|’)?(?:[ıiuü]n)? ?(?:ve )?üzeri|over|and (?:over|above|more)|or more|felett|fölött|und mehr|et plus|y más|e oltre|o más|ou mais|or above|i więcej|и более|и выше";
const isLeastBefore = new RegExp(`(?<![\\p{L}\\p{M}])(?:${least})[\\s:]{0,2}(?:\\p{L}{1,3}\\s)?$`, "iu");
const isLeastBehind = new RegExp(`^\\s?(?:${leastBehind})`, "iu");

/** Whether a price that stands at [from, to) of a text is an amount that something else begins at. */
export const isThreshold = (text: string, from: number, to: number): boolean =>
  isLowest(text, from, to) ||
  isLeastBefore.test(text.slice(Math.max(0, from - longestBefore), from)) ||
  isLeastBehind.test(text.slice(to, to + 20));

/** What costs nothing, in the languages of shops. */
const nothing =
  /\bfree\b|gratis|gratuit|kostenlos|kostenfrei|portofrei|frachtfrei|versandkostenfrei|offert[es]*\b|grátis|бесплатн|безкоштовн|безплатн|besplatn|бесплатна|zdarma|zadarmo|darmow|ingyen|ücretsiz|bedava|مجان|رایگان|חינם|miễn phí|無料|免费|免費|包邮|免運|무료|ilmai|\bfri (?:frakt|fragt|levering)|fraktfri|fragtfri|tasuta|nemokam|bezmaksas|brezplač|δωρεάν|percuma|ฟรี|मुफ़्त|मुफ्त|falas/iu;

/** Whether a text says that something is free of charge. */
export const saysFree = (text: string): boolean => nothing.test(text);

/** Units that prices are told for, as Intl names them, with their codes in UN/CEFACT Recommendation 20. */
const units: readonly (readonly [string, string])[] = [
  ["kilogram", "KGM"],
  ["gram", "GRM"],
  ["pound", "LBR"],
  ["ounce", "ONZ"],
  ["liter", "LTR"],
  ["milliliter", "MLT"],
  ["meter", "MTR"],
  ["centimeter", "CMT"],
  ["foot", "FOT"],
  ["minute", "MIN"],
  ["hour", "HUR"],
  ["day", "DAY"],
  ["week", "WEE"],
  ["month", "MON"],
  ["year", "ANN"],
];

/** Areas and volumes, which Intl doesn't name; the same in most languages. */
const written: readonly (readonly [string, string])[] = [
  ["m² m2 м² м2 ㎡ кв.м sqm qm mq م² م2 평방미터 ตร.ม.", "MTK"],
  ["m³ m3 м³ м3 ㎥ куб.м cbm م³ م3", "MTQ"],
  ["ft² sqft sq.ft", "FTK"],
  ["t т tonne tonnes ton tonna тонна тонну طن トン 吨 噸 톤", "TNE"],
  ["100g", "GRM"],
];

const known = new Map<string, ReadonlyMap<string, string>>();

/** What a language calls the units, in one and in many, in all lengths (CLDR); the written ones of all languages. */
function unitsOf(language: string): ReadonlyMap<string, string> {
  let names = known.get(language);
  if (names !== undefined) return names;
  const found = new Map(written.flatMap(([list, code]) => list.split(" ").map((name) => [name, code] as const)));
  for (const [unit, code] of units)
    for (const unitDisplay of ["short", "long", "narrow"] as const) {
      const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay, numberingSystem: "latn" });
      for (const count of [1, 2, 5]) {
        const name = format.formatToParts(count).find(({ type }) => type === "unit")?.value;
        if (name !== undefined) found.set(name.toLowerCase(), code);
      }
    }
  known.set(language, (names = found));
  return names;
}

const tongueOf = (language: string | null): string => {
  const tag = (language ?? "en").replaceAll("_", "-");
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? "en";
  } catch {
    return "en";
  }
};

/** What a price is told for. */
export interface PricedUnit {
  /** As written: "kg", "100 g", "шт". */
  readonly text: string;
  /** Of UN/CEFACT Recommendation 20; null for what has none. */
  readonly code: string | null;
}

/** "/kg", "/ 100 g", "pro m²", "за кг", "por hora": a stroke, or a short word before the name of a unit. */
const perUnit =
  /^\s?(?:(\/)|[,-]{0,2}\s?(\p{L}{1,4})\s)\s?((?:\d{1,4}\s?)?([\p{L}\p{M}㎡㎥][\p{L}\p{M}.]{0,11}[²³23]?))(?![\p{L}\p{M}])/u;
const longestBehind = 28;

/** What the price that ends at a place is for: behind a stroke whatever stands there, behind a word a unit of measure. */
export function unitBehind(said: string, at: number, language: string | null): PricedUnit | null {
  const text = plainDigits(said.slice(at, at + longestBehind));
  const [, stroke, , unit = "", name = ""] = perUnit.exec(text) ?? [];
  if (name === "") return null;
  const plain = name.toLowerCase();
  const tongue = tongueOf(language);
  const code =
    unitsOf(tongue).get(plain) ??
    unitsOf(tongue).get(plain.replace(/\.$/, "")) ??
    unitsOf("en").get(plain.replace(/\.$/, "")) ??
    null;
  return code === null && stroke === undefined ? null : { text: unit, code };
}
