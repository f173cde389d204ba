import type { PriceFact, ShownOffer, StructuredDataFacts } from "@audit/facts";
import { fail, notApplicable, pass, unknown } from "../verdict.ts";
import { availabilityOf } from "./availability.ts";
import { forLast } from "./for-last.ts";
import { currencyOf } from "./offer-price.ts";
import { mainAmountsOf, mainOffersOf } from "./products.ts";
import { quoted } from "./words.ts";

/** Rounding and price units apart, Google wants the same price. */
const TOLERANCE = 0.01;
const FRAME = new Set(["header", "nav", "footer"]);
/** The extractor keeps so many prices. */
const MOST_PRICES = 60;
const SOLD_OUT = new Set(["OutOfStock", "SoldOut", "Discontinued"]);
const AVAILABLE = new Set(["InStock", "OnlineOnly", "LimitedAvailability", "InStoreOnly"]);

/** One reading of a product page: as sent, or after its scripts ran. */
export interface OfferReading {
  readonly structuredData: StructuredDataFacts;
  readonly commerce: ShownOffer;
}

/** The currencies that the markup's main product is offered in. */
const currenciesOf = forLast(
  (data: StructuredDataFacts): ReadonlySet<string> =>
    new Set(mainOffersOf(data).map((offer) => currencyOf(offer).toUpperCase())),
);

/** The one currency all visible prices are in; null when they differ or their signs say too little. */
export function shownCurrency({ prices }: ShownOffer): string | null {
  const first = prices[0]?.currency ?? null;
  return first !== null && prices.every(({ currency }) => currency === first) ? first : null;
}

/** A visible price outside the frame. */
const isShown = ({ amount, region }: PriceFact): boolean => amount > 0 && !FRAME.has(region);

/**
 * Whether the marked up price stands on the page. A page shows many prices (old price, price per litre, other products),
 * so it only fails when none of them is any of the marked up ones.
 */
export function judgeShownPrice({ structuredData, commerce }: OfferReading) {
  const marked = mainAmountsOf(structuredData);
  if (marked.length === 0) return notApplicable();
  const currencies = currenciesOf(structuredData);
  const isVisible = (price: PriceFact): boolean =>
    isShown(price) && (price.currency === null || currencies.has(price.currency));
  if (commerce.prices.some((price) => marked.some((amount) => isSame(price, amount)) && isVisible(price)))
    return pass();
  const visible = commerce.prices.filter(isVisible);
  if (visible.length === 0) return notApplicable();
  if (commerce.prices.length >= MOST_PRICES) return unknown("The page shows more prices than were kept.");
  if (!marked.some((amount) => visible.some((price) => mayBeMeant(price, amount)))) {
    return unknown("None of the visible prices is near the marked up one; the product's own may come by script.");
  }
  const saw = { marked: [...new Set(marked)].slice(0, 5), visible: visible.slice(0, 5).map(({ text }) => text) };
  return fail({ at: "Product > offers > price", saw, expected: "the visible price" });
}

/**
 * Whether the marked up amount is shown in the marked up currency. Fails only where the very amount is shown in another
 * currency, named for sure, and no price on the page may be in the marked up one.
 */
export function judgeShownCurrency({ structuredData, commerce }: OfferReading) {
  const marked = mainAmountsOf(structuredData);
  const currencies = currenciesOf(structuredData);
  const shown = commerce.prices.filter(isShown);
  if (marked.length === 0 || shown.length === 0 || [...currencies].some((code) => !/^[A-Z]{3}$/.test(code)))
    return notApplicable();
  const same = shown.filter((price) => marked.some((amount) => isEqual(price, amount)));
  const [first] = same;
  if (first === undefined) return notApplicable();
  if (shown.some(({ currency }) => currency === null || currencies.has(currency))) return pass();
  const saw = { marked: [...currencies].map((code) => `${marked[0]} ${code}`), visible: first.text };
  return fail({ at: "Product > offers > priceCurrency", saw, expected: first.currency });
}

/**
 * Whether markup and page agree about stock. The first statement in the text counts, and only together with the buy
 * button: "sold out" may speak of one size or of a product further down.
 */
export function judgeShownStock({ structuredData, commerce }: OfferReading) {
  const { availability, availabilityText, buyControl, productCards } = commerce;
  if (availability === null) return notApplicable();
  const marked = [...new Set(mainOffersOf(structuredData).map(availabilityOf))].filter((name) => name !== null);
  if (marked.length === 0) return notApplicable();
  const stock = stockOf(marked);
  const shownSoldOut = availability === "out-of-stock" && buyControl === null;
  const shownAvailable = availability === "in-stock" && buyControl !== null;
  if (!(stock === "available" && shownSoldOut) && !(stock === "sold out" && shownAvailable)) return pass();
  if (productCards > 0) return unknown("The page lists other products, and the words about stock may be theirs.");
  const saw = { marked, visible: quoted(availabilityText ?? ""), buyButton: buyControl };
  return fail({ at: "Product > offers > availability", saw, expected: "the stock that the page shows" });
}

/** What all the names of availability say together; null when they differ or say neither. */
export function stockOf(names: readonly string[]): "sold out" | "available" | null {
  if (names.length === 0) return null;
  if (names.every((name) => SOLD_OUT.has(name))) return "sold out";
  return names.every((name) => AVAILABLE.has(name)) ? "available" : null;
}

const isSame = ({ amount }: PriceFact, marked: number): boolean => Math.abs(amount - marked) <= TOLERANCE * marked;
const isEqual = ({ amount }: PriceFact, marked: number): boolean => Math.abs(amount - marked) < 0.005;

/** A price within half and double, or with the decimal mark moved, can be the product's own; others are thresholds or extras. */
function mayBeMeant({ amount }: PriceFact, marked: number): boolean {
  const ratio = marked / amount;
  return (
    (ratio >= 0.5 && ratio <= 2) ||
    [0.001, 0.01, 0.1, 10, 100, 1000].some((power) => Math.abs(ratio / power - 1) < TOLERANCE)
  );
}
