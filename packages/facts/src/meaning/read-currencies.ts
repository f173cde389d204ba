import type { PageFacts } from "../page-facts.ts";
import type { SdItem } from "../structured-data.ts";

const isCode = /^[A-Z]{3}$/;

/** priceCurrency of any entity, however deep. */
function* markedCurrencies(items: readonly SdItem[]): Generator<string> {
  for (const { props } of items) {
    for (const [name, values] of Object.entries(props)) {
      for (const value of values) {
        if (typeof value === "object") yield* markedCurrencies([value]);
        else if (name === "priceCurrency" && isCode.test(String(value))) yield String(value);
      }
    }
  }
}

/** A sign of a dozen currencies, which the language alone does not tell apart. */
export const isLoneDollar = (price: string): boolean => /^\s*\$|\$\s*$/.test(price);

/**
 * How often a page's prices, markup and scripts name each currency; what machines read counts twice. Where elements are
 * named after price, the words of others ("Euro 4") are none; a lone "$" names no currency beside scripts that do.
 */
export function readCurrencies({
  outline,
  structuredData,
  head,
  commerce,
}: Pick<PageFacts, "outline" | "structuredData" | "head" | "commerce">): [string, number][] {
  const counts = new Map<string, number>();
  const add = (currency: string, weight: number): void =>
    void counts.set(currency, (counts.get(currency) ?? 0) + weight);
  const { scriptCurrency } = commerce;
  const hasNamed = outline.prices.some(({ named }) => named);
  for (const { currency, certainty, named, text } of outline.prices) {
    const isPrice = currency !== null && certainty > 0.5 && (named || !hasNamed);
    if (isPrice && !(scriptCurrency !== undefined && isLoneDollar(text))) add(currency, 1);
  }
  if (scriptCurrency !== undefined && outline.prices.length > 0)
    add(scriptCurrency, Math.max(2, outline.prices.length));
  for (const currency of markedCurrencies(structuredData.items)) add(currency, 2);
  const named = head.openGraph["product:price:currency"] ?? head.openGraph["og:price:currency"];
  if (named !== undefined && isCode.test(named)) add(named, 2);
  return [...counts];
}
