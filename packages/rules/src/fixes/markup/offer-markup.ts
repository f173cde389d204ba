import type { PageFacts, SdItem } from "@audit/facts";
import type { Json } from "../../escape/json-script.ts";
import { oneLine } from "../../escape/plain.ts";
import { secureUrl } from "../../view/clean-url.ts";
import { nested, said } from "../../view/entities.ts";
import { mainPrice, type ProductWords } from "../../view/product-words.ts";
import { availabilityOf } from "../../reading/availability.ts";
import { contradicts, variantOf } from "../../reading/offer-variants.ts";
import { fillIn } from "../fixer.ts";
import { invalidGtins } from "./gtins.ts";
import { jsonOf, type JsonObject } from "./json-of.ts";
import { availabilityUrl, currencyCode, plainPrice } from "./offer-values.ts";
import { SHIPPING_DETAILS, shippingIn } from "./shipping-details.ts";

export interface OfferWishes {
  readonly shipping: boolean;
  readonly returns: boolean;
  /** The price in the markup is known to be wrong: only what buyers see may stand there. */
  readonly price: boolean;
  /** The stock in the markup is known to differ from what buyers see. */
  readonly stock: boolean;
  /** When the site was read, ISO 8601: an offer that ended before is not repeated. */
  readonly measuredAt: string;
}

/** The page's offers: several as they are but corrected; a single one completed by what the page shows. */
export function offersMarkup(
  page: PageFacts,
  item: SdItem | undefined,
  words: ProductWords,
  wishes: OfferWishes,
): Json {
  const present = nested(item, "offers");
  const corrected = (offer: SdItem, all: readonly SdItem[]): JsonObject =>
    inOwnStock(inCurrency(correctedOffer(offer, wishes), page), offer, all, page);
  if (present.length > 1) return present.map((offer) => corrected(offer, present));
  const ofVariants = present.length === 0 ? variantOffers(page, words) : [];
  if (ofVariants.length > 0) return ofVariants;
  const own = present[0] ? correctedOffer(present[0], wishes) : { "@type": "Offer", ...policies(wishes) };
  const inside = nested(present[0], "offers");
  if (inside.length > 0) return inside.map((offer) => corrected(offer, inside));
  // One aggregate can't be listed; a span of one price is a plain offer.
  const isSpan = own["@type"] === "AggregateOffer" && own["lowPrice"] !== own["highPrice"];
  const type = isSpan ? "AggregateOffer" : "Offer";
  const { lowPrice: _low, highPrice: _high, offerCount: _count, ...rest } = own;
  const priceCurrency = words.currency ?? own["priceCurrency"] ?? CURRENCY;
  return {
    ...(type === "Offer" ? rest : own),
    "@type": type,
    // An offer of its page needs no address; a present one is completed by what it lacks alone.
    url: own["url"] ?? (present.length > 0 ? undefined : secureUrl(page.url)),
    ...(type === "Offer" || own["lowPrice"] === undefined ? { price: priceOf(page, words, own, wishes) } : {}),
    priceCurrency,
    ...(own["shippingDetails"] === SHIPPING_DETAILS ? { shippingDetails: shippingIn(priceCurrency) } : {}),
    // A notice about other goods may stand on the page: only the rule about stock doubts what the markup says.
    availability: present[0]
      ? knownStock(stockOf(words, own, wishes), present[0], present, page)
      : stockOf(words, own, wishes),
  };
}

/** Of a product without markup an offer for each of its variants, where the shop's own data in the page hold all of them. */
function variantOffers({ url, commerce: { variants = [] } }: PageFacts, words: ProductWords): JsonObject[] {
  const isWhole = variants.every(({ price, name, sku }) => price !== null && (name !== null || sku !== null));
  if (variants.length < 2 || variants.length > MOST_VARIANTS || !isWhole) return [];
  return variants.map(({ name, sku, price, available }) => ({
    "@type": "Offer",
    ...(name === null ? {} : { name }),
    ...(sku === null ? {} : { sku }),
    url: secureUrl(url),
    price: String(price),
    priceCurrency: words.currency ?? CURRENCY,
    availability: `https://schema.org/${available ? "InStock" : "OutOfStock"}`,
  }));
}

const MOST_VARIANTS = 50;

/** No block repeats a stock that the shop's own data in the page contradict. */
export const inOwnStock = (offer: JsonObject, item: SdItem, all: readonly SdItem[], page: PageFacts): JsonObject =>
  offer["availability"] === undefined
    ? offer
    : { ...offer, availability: knownStock(offer["availability"], item, all, page) };

function knownStock(stock: Json, item: SdItem, all: readonly SdItem[], { commerce }: PageFacts): Json {
  const variant = variantOf(item, all, commerce.variants ?? []);
  if (variant === null || !contradicts(availabilityOf(item), variant)) return stock;
  return `https://schema.org/${variant.available ? "InStock" : "OutOfStock"}`;
}

function stockOf(words: ProductWords, own: JsonObject, { stock }: OfferWishes): Json {
  const shown = words.availability ? availabilityUrl(words.availability) : null;
  return (stock ? (shown ?? own["availability"]) : (own["availability"] ?? shown)) ?? STOCK;
}

const PRICE = fillIn("price as a plain number, e.g. 19.90");
const ON_REQUEST = fillIn("price as a plain number; where it is on request, ask for none and take the offer out");
const CURRENCY = fillIn("three-letter currency code");
const STOCK = fillIn("https://schema.org/InStock, OutOfStock or PreOrder");

function priceOf(page: PageFacts, words: ProductWords, own: JsonObject, wishes: OfferWishes): Json {
  if (!wishes.price || mainPrice(page)) {
    const same = own["price"] !== undefined && Number(own["price"]) === Number(words.price ?? Number.NaN);
    const known = same ? own["price"] : (words.price ?? own["price"]);
    if (known !== undefined && known !== null) return known;
  }
  // The prices of cards beside it are those of other goods.
  const beside = page.outline.prices.filter(({ list, old, amount }) => !list && !old && amount > 0);
  const shown = [...new Set(beside.map((price) => oneLine(price.text)))].slice(0, 4).join(" or ");
  if (shown) return fillIn(`the price that buyers pay as a plain number; the page shows ${shown}`);
  return page.commerce.prices.length > 0 ? ON_REQUEST : PRICE;
}

/** The offer with its values in the form that search engines read; an end date that is over is left out. */
export function correctedOffer(offer: SdItem, wishes: OfferWishes): JsonObject {
  const json: Record<string, Json | undefined> = { ...jsonOf(offer) };
  const price = said(offer, "price");
  const currency = said(offer, "priceCurrency");
  const stock = said(offer, "availability");
  // A number that stands there as one stays one.
  const isNumber = typeof json["price"] === "number" && json["price"] > 0;
  if (price && !isNumber) json["price"] = positive(plainPrice(price)) ?? PRICE;
  if (currency) json["priceCurrency"] = currencyCode(currency) ?? CURRENCY;
  else if (price) json["priceCurrency"] ??= currencyOf(price) ?? CURRENCY;
  if (stock) json["availability"] = availabilityUrl(stock) ?? STOCK;
  const until = said(offer, "priceValidUntil");
  if (until && isOver(until, wishes.measuredAt)) delete json["priceValidUntil"];
  return { ...json, ...invalidGtins(offer), ...policies(wishes) };
}

const positive = (price: string | null): string | null => (Number(price) > 0 ? price : null);

const DAY_MS = 86_400_000;

/** A bare date lasts to the end of its day. */
export function isOver(until: string, measuredAt: string): boolean {
  const end = Date.parse(until) + (/^\d{4}-\d{2}-\d{2}$/.test(until) ? DAY_MS : 0);
  return end <= Date.parse(measuredAt);
}

/** When all prices that visitors see are in one currency, so is the offer. */
function inCurrency(offer: JsonObject, page: PageFacts): JsonObject {
  const shown = new Set(page.commerce.prices.map((price) => price.currency));
  const [only] = shown;
  const own = [offer["price"], offer["lowPrice"], offer["highPrice"]].map(Number);
  const isSeen = page.commerce.prices.some(({ amount }) => own.includes(amount));
  return shown.size === 1 && only && isSeen ? { ...offer, priceCurrency: only } : offer;
}

/** A sign beside the price that only one currency has. */
const currencyOf = (price: string): string | null => currencyCode(price.replace(/[\d.,'\s-]/g, ""));

const policies = ({ shipping, returns }: OfferWishes): JsonObject => ({
  ...(shipping ? { shippingDetails: SHIPPING_DETAILS } : {}),
  ...(returns ? { hasMerchantReturnPolicy: RETURN_POLICY } : {}),
});

const RETURN_POLICY: JsonObject = {
  "@type": "MerchantReturnPolicy",
  merchantReturnLink: fillIn("address of your returns page"),
};
