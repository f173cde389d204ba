import type { OutlinePrice, PriceFact, SdItem, ShownOffer, StructuredDataFacts } from "@audit/facts";
import { fail, notApplicable, pass, unknown } from "../verdict.ts";
import { availabilityOf } from "./availability.ts";
import { forLast } from "./for-last.ts";
import { asSaidIn, syntaxesOf } from "./graph/entity-graph.ts";
import { amountsOf, currencyOf } from "./offer-price.ts";
import { mainAmountsOf, mainOffersOf } from "./products.ts";
import { holdsNumber } from "./shown-numbers.ts";
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
  /** Amounts that the page strikes through or names as those before a sale; none where that is not known. */
  readonly crossedOut?: readonly number[];
  /** Reads the page's own texts with plain digits, where they are known: most prices are found without. */
  readonly texts?: () => readonly string[];
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

/** Prices crossed out that stand nowhere else on the page as a price of today. */
export function crossedOutAmounts(
  prices: readonly PriceFact[],
  struck: readonly PriceFact[],
  outline: readonly OutlinePrice[],
): number[] {
  const old = outline
    .filter((price) => price.old && !price.list && hasLowerBeside(price, outline))
    .map(({ amount }) => amount);
  const current = outline.filter((price) => !price.old).map(({ amount }) => amount);
  const amounts = new Set([...old, ...struck.map(({ amount }) => amount)]);
  const times = (list: readonly { readonly amount: number }[], amount: number): number =>
    list.filter((price) => price.amount === amount).length;
  return [...amounts].filter(
    (amount) => amount > 0 && !current.includes(amount) && times(prices, amount) <= Math.max(1, times(struck, amount)),
  );
}

/** Letters of the page's text between the two prices of one thing. */
const BESIDE = 250;

/** What is only named "regular" or "list" is a price of before where a lower one of today stands beside it. */
const hasLowerBeside = (old: OutlinePrice, outline: readonly OutlinePrice[]): boolean =>
  outline.some(
    (price) =>
      !price.old &&
      !price.list &&
      price.amount > 0 &&
      price.amount < old.amount &&
      Math.abs(price.at - old.at) < BESIDE,
  );

/** One syntax that states one price, so that a wrong one can't be that of another variant. */
const isAlone = (offer: SdItem, offers: readonly SdItem[]): boolean =>
  offers.every((other) => other === offer || other.format !== offer.format);

/**
 * Whether the marked up prices stand on the page. Each syntax that states one price is judged by itself: a right price in
 * one does not excuse a wrong one in another. A page shows many prices (price per litre, other variants), so of several
 * offers one must be shown. The very number is the price whatever its sign; one that is only crossed out is not.
 */
export function judgeShownPrice(reading: OfferReading) {
  const { structuredData, commerce, crossedOut = [], texts = () => [] } = reading;
  const offers = mainOffersOf(structuredData)
    .flatMap((offer) => syntaxesOf(offer).map((syntax) => asSaidIn(offer, syntax)))
    .filter((offer) => positiveAmounts(offer).length > 0);
  if (offers.length === 0) return notApplicable();
  const currencies = currenciesOf(structuredData);
  const visible = commerce.prices.filter(
    (price) => isShown(price) && (price.currency === null || currencies.has(price.currency)),
  );
  const current = visible.filter(({ amount }) => !crossedOut.includes(amount));
  const isCrossedOut = (amount: number): boolean =>
    crossedOut.includes(amount) && current.some((price) => price.amount < amount && mayBeMeant(price, amount));
  const isRight = (offer: SdItem): boolean =>
    positiveAmounts(offer).some(
      (amount) =>
        !isCrossedOut(amount) &&
        (commerce.prices.some((price) => isShown(price) && isSame(price, amount)) || holdsNumber(texts(), amount)),
    );
  const wrong = offers.filter((offer) => !isRight(offer));
  const judged = wrong.length === offers.length ? wrong : wrong.filter((offer) => isAlone(offer, offers));
  if (judged.length === 0) return pass();
  if (current.length === 0) return notApplicable();
  if (commerce.prices.length >= MOST_PRICES) return unknown("The page shows more prices than were kept.");
  const marked = [...new Set(judged.flatMap(positiveAmounts))];
  if (!marked.some((amount) => current.some((price) => mayBeMeant(price, amount)))) {
    return unknown("None of the visible prices is near the marked up one; the product's own may come by script.");
  }
  const old = marked.find(isCrossedOut);
  const saw = {
    marked: marked.slice(0, 5),
    visible: [...new Set(current.map(({ text }) => text))].slice(0, 5),
    ...(old === undefined ? {} : { crossedOut: old }),
  };
  return fail({ at: "Product > offers > price", saw, expected: "the visible price" });
}

const positiveAmounts = (offer: SdItem): number[] => amountsOf(offer).filter((amount) => amount > 0);

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
