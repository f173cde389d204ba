import { plainDigits, readPrices } from "@audit/facts";

/** So much of a unit: 0.5 l, 100 g. */
export interface Measure {
  readonly amount: number;
  readonly unit: Unit;
}

/** A price for a measure, as a page shows it: "39,80 € / l". */
export interface UnitPrice {
  /** As seen. */
  readonly text: string;
  readonly price: number;
  /** What it is the price of: 1 l, 100 g. */
  readonly per: Measure;
}

export type Unit = "kg" | "g" | "l" | "ml" | "m";

/** How shops write them, lower case. */
const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...["kg", "kilo", "kilogramm", "kilogram"].map((name) => [name, "kg"] as const),
  ...["g", "gramm", "gram"].map((name) => [name, "g"] as const),
  ...["l", "liter", "litre", "ltr"].map((name) => [name, "l"] as const),
  ...["ml", "milliliter", "millilitre"].map((name) => [name, "ml"] as const),
  ...["m", "meter", "metre"].map((name) => [name, "m"] as const),
]);
const UNIT = `(${[...UNITS.keys()].toSorted((a, b) => b.length - a.length).join("|")})(?![\\p{L}\\d²³])`;
const PER = new RegExp(`(?:/|\\bpro|\\bje|\\bper)\\s?(?:(\\d{1,4})\\s?)?${UNIT}`, "giu");
const CONTENT = new RegExp(`(?<![\\d.,])(\\d{1,4}(?:[.,]\\d{1,3})?)\\s?${UNIT}`, "giu");
/** A price with its currency is no longer. */
const MOST_BEFORE = 18;

/** The first unit price of a text, or null. */
export function unitPriceIn(said: string): UnitPrice | null {
  const text = plainDigits(said);
  PER.lastIndex = 0;
  // Most texts have none; an iterator over matches would copy the pattern for each.
  for (let match = PER.exec(text); match !== null; match = PER.exec(text)) {
    const [per, amount, name = ""] = match;
    const before = text.slice(Math.max(0, match.index - MOST_BEFORE), match.index);
    const shown = readPrices(before).at(-1);
    if (shown === undefined || shown.amount <= 0 || !before.trimEnd().endsWith(shown.text.trim())) continue;
    const unit = UNITS.get(name.toLowerCase())!;
    return {
      text: `${shown.text.trim()} ${per.trim()}`,
      price: shown.amount,
      per: { amount: Number(amount ?? 1), unit },
    };
  }
  return null;
}

/** Small units in the large one of their kind. */
const LARGE: Readonly<Record<Unit, { readonly kind: string; readonly factor: number }>> = {
  kg: { kind: "weight", factor: 1 },
  g: { kind: "weight", factor: 0.001 },
  l: { kind: "volume", factor: 1 },
  ml: { kind: "volume", factor: 0.001 },
  m: { kind: "length", factor: 1 },
};
/** Unit prices are rounded to cents. */
const TOLERANCE = 0.02;

/** How much one buys for the price, where the text names that very amount: only then the unit price is this product's. */
export function contentOf({ price: unitPrice, per }: UnitPrice, price: number, text: string): Measure | null {
  const { kind, factor } = LARGE[per.unit];
  const wanted = (price / unitPrice) * per.amount * factor;
  for (const [, written = "", name = ""] of plainDigits(text).matchAll(CONTENT)) {
    const measure = { amount: Number(written.replace(",", ".")), unit: UNITS.get(name.toLowerCase())! };
    const own = LARGE[measure.unit];
    if (own.kind === kind && Math.abs((measure.amount * own.factor) / wanted - 1) <= TOLERANCE) return measure;
  }
  return null;
}
