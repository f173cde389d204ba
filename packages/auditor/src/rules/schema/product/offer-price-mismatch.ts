import type { PriceFact } from "@audit/facts";
import { productPages } from "../../../populations.ts";
import { amountsOf, currencyOf } from "../../../reading/offer-price.ts";
import { mainOffersOf } from "../../../reading/products.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../verdict.ts";

/** Rounding and price units apart, Google wants the same price. */
const TOLERANCE = 0.01;
const FRAME = new Set(["header", "nav", "footer"]);
/** The extractor keeps so many prices. */
const MOST_PRICES = 60;

/**
 * A page shows many prices (old price, price per litre, other products), so the rule only speaks when none of them is
 * any of the marked up prices.
 */
export const offerPriceMismatch = definePageRule({
  id: "offer-price-mismatch",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.8,
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce"],
  says: {
    failing: "Price in the markup stands nowhere on the page",
    why: "Google compares marked up and visible price and removes products whose prices differ; buyers see one price and pay another.",
    fix: "Feed markup and visible price from the same field, including tax and current discounts.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  },
  judge: ({ structuredData, commerce }) => {
    const offers = mainOffersOf(structuredData);
    const marked = offers.flatMap(amountsOf).filter((amount) => amount > 0);
    const currencies = new Set(offers.map((offer) => currencyOf(offer).toUpperCase()));
    const visible = commerce.prices.filter(
      ({ amount, currency, region }) =>
        amount > 0 && !FRAME.has(region) && (currency === null || currencies.has(currency)),
    );
    if (marked.length === 0 || visible.length === 0) return notApplicable();
    if (marked.some((amount) => visible.some((price) => isSame(price, amount)))) return pass();
    if (commerce.prices.length >= MOST_PRICES) return unknown("The page shows more prices than were kept.");
    if (!marked.some((amount) => visible.some((price) => mayBeMeant(price, amount)))) {
      return unknown("None of the visible prices is near the marked up one; the product's own may come by script.");
    }
    const saw = { marked: [...new Set(marked)].slice(0, 5), visible: visible.slice(0, 5).map(({ text }) => text) };
    return fail({ at: "Product > offers > price", saw, expected: "the visible price" });
  },
});

const isSame = ({ amount }: PriceFact, marked: number): boolean => Math.abs(amount - marked) <= TOLERANCE * marked;

/** A price within half and double, or with the decimal mark moved, can be the product's own; others are thresholds or extras. */
function mayBeMeant({ amount }: PriceFact, marked: number): boolean {
  const ratio = marked / amount;
  return (
    (ratio >= 0.5 && ratio <= 2) ||
    [0.001, 0.01, 0.1, 10, 100, 1000].some((power) => Math.abs(ratio / power - 1) < TOLERANCE)
  );
}
