import type { PageFacts, SdItem } from "@audit/facts";
import { productTypes } from "../knowledge/schema-types.ts";
import { availabilityOf } from "../reading/availability.ts";
import { brandsOf, isNoBrand } from "../reading/brands.ts";
import { isSaidInSeveral } from "../reading/graph/entity-graph.ts";
import { currencyOf, plainNumber, priceValuesOf } from "../reading/offer-price.ts";
import { originOf } from "../reading/origin.ts";
import { gtinsOf, hasOwnNumber } from "../reading/product-numbers.ts";
import {
  isGrouped,
  mainAmountsOf,
  mainItemsOf,
  mainOffersOf,
  mainProductsOf,
  offersOf,
  productsOf,
} from "../reading/products.ts";
import { isRatedInMarkup } from "../reading/reviews.ts";
import { judgeShownPrice, shownCurrency } from "../reading/shown-offer.ts";
import { addressesOf, firstText, hasAddress, hasTypeOn, itemsOf, valuesOf } from "../reading/structured-data.ts";
import { isCurrency } from "../reading/value-formats.ts";
import { mainGroupsOf } from "../reading/variants.ts";
import { nameBits } from "./bits.ts";

/** Of the product that a page's markup is about, and its offers. */
export const goodsBits = nameBits(
  "mainProduct",
  "saidInSeveralSyntaxes",
  "variantGroups",
  /** A product that is a group or names one. */
  "groupedProduct",
  "soldProduct",
  "severalSold",
  /** Of these, several that name no group. */
  "severalSingleSold",
  "namedProduct",
  "picturedProduct",
  "brandedProduct",
  /** A description that has no tag and is not cut. */
  "plainDescription",
  "tradeNumbers",
  "ownNumber",
  "ratedProduct",
  "productOffers",
  "aggregateOffer",
  "severalProductOffers",
  "offers",
  "singleOffers",
  "silentOffers",
  "offerPrices",
  "oddPrices",
  "pricelessOffers",
  "offerAmounts",
  "datedOffers",
  /** Specifications of a price, or the lower end of a range. */
  "specifiedPrices",
  "shippingDetails",
  "unsureCurrency",
  /** Addresses of offers, and some on another origin than the page's. */
  "offerAddresses",
  "strayOfferAddresses",
  "agreedPrice",
);

const bit = goodsBits;

/** What the markup of a page's product has and lacks. */
export function readGoodsSigns(page: PageFacts): number {
  const { structuredData } = page;
  if (!hasTypeOn(structuredData, productTypes)) return 0;
  const products = mainProductsOf(structuredData);
  if (products.length === 0) return 0;
  let signs = bit.mainProduct | readSold(productsOf(structuredData));
  for (const product of products) signs |= readProduct(product);
  for (const item of mainItemsOf(structuredData)) {
    if (hasAddress(item, "image")) signs |= bit.picturedProduct;
  }
  if (mainGroupsOf(structuredData).length > 0) signs |= bit.variantGroups;
  if (isRatedInMarkup(structuredData)) signs |= bit.ratedProduct;
  if (isPlainDescription(mainItemsOf(structuredData))) signs |= bit.plainDescription;
  return signs | readOffers(page);
}

function readSold(products: readonly SdItem[]): number {
  let signs = 0;
  let [sold, single] = [0, 0];
  for (const product of products) {
    const grouped = isGrouped(product);
    if (grouped) signs |= bit.groupedProduct;
    if (offersOf(product).length === 0) continue;
    sold += 1;
    if (!grouped) single += 1;
  }
  if (sold > 0) signs |= bit.soldProduct;
  if (sold > 1) signs |= bit.severalSold;
  return single > 1 ? signs | bit.severalSingleSold : signs;
}

function readProduct(product: SdItem): number {
  let signs = 0;
  if (isSaidInSeveral(product)) signs |= bit.saidInSeveralSyntaxes;
  if (firstText(product, "name") !== "") signs |= bit.namedProduct;
  for (const name of brandsOf(product)) if (!isNoBrand(name)) signs |= bit.brandedProduct;
  if (gtinsOf(product).length > 0) signs |= bit.tradeNumbers;
  if (hasOwnNumber(product)) signs |= bit.ownNumber;
  const offers = itemsOf(product, "offers");
  if (offers.length > 0) signs |= bit.productOffers;
  if (offers.length > 1) signs |= bit.severalProductOffers;
  for (const { types } of offers) if (types.includes("AggregateOffer")) signs |= bit.aggregateOffer;
  return signs;
}

/** True when the first description is surely neither cut nor markup. */
function isPlainDescription(items: readonly SdItem[]): boolean {
  let text = "";
  for (const item of items) text ||= firstText(item, "description");
  return text !== "" && !/[<&]|\.\.\.$|[…\]]$/.test(text);
}

function readOffers(page: PageFacts): number {
  const { structuredData, commerce, url } = page;
  const offers = mainOffersOf(structuredData);
  if (offers.length === 0) return 0;
  const home = originOf(url);
  const shown = shownCurrency(commerce);
  let signs = bit.offers;
  for (const offer of offers) {
    signs |= readTerms(offer) | readPrices(offer, shown);
    for (const address of addressesOf(offer, "url"))
      signs |= address.startsWith(home) ? bit.offerAddresses : bit.offerAddresses | bit.strayOfferAddresses;
  }
  if (mainAmountsOf(structuredData).length > 0) signs |= bit.offerAmounts;
  if (judgeShownPrice(page).verdict === "pass") signs |= bit.agreedPrice;
  return signs;
}

function readTerms(offer: SdItem): number {
  let signs = 0;
  if (!offer.types.includes("AggregateOffer")) {
    signs |= availabilityOf(offer) === null ? bit.singleOffers | bit.silentOffers : bit.singleOffers;
  }
  if (valuesOf(offer, "priceValidUntil").length > 0) signs |= bit.datedOffers;
  if (valuesOf(offer, "priceSpecification").length + valuesOf(offer, "lowPrice").length > 0)
    signs |= bit.specifiedPrices;
  if (valuesOf(offer, "shippingDetails").length > 0) signs |= bit.shippingDetails;
  return signs;
}

function readPrices(offer: SdItem, shown: string | null): number {
  const prices = priceValuesOf(offer);
  if (prices.length === 0) return bit.pricelessOffers;
  let signs = bit.offerPrices | bit.pricelessOffers;
  for (const price of prices) {
    const amount = plainNumber(price);
    if (amount === null || amount < 0) signs |= bit.oddPrices;
    if (amount !== 0) signs &= ~bit.pricelessOffers;
  }
  const currency = currencyOf(offer);
  if (!isCurrency(currency) || (shown !== null && currency.toUpperCase() !== shown)) signs |= bit.unsureCurrency;
  return signs;
}
