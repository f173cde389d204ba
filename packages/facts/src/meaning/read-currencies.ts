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

/** How often a page's prices and markup name each currency; markup counts twice. */
export function readCurrencies({
  outline,
  structuredData,
  head,
}: Pick<PageFacts, "outline" | "structuredData" | "head">): [string, number][] {
  const counts = new Map<string, number>();
  const add = (currency: string, weight: number): void =>
    void counts.set(currency, (counts.get(currency) ?? 0) + weight);
  for (const { currency, certainty } of outline.prices) if (currency !== null && certainty > 0.5) add(currency, 1);
  for (const currency of markedCurrencies(structuredData.items)) add(currency, 2);
  const named = head.openGraph["product:price:currency"] ?? head.openGraph["og:price:currency"];
  if (named !== undefined && isCode.test(named)) add(named, 2);
  return [...counts];
}
