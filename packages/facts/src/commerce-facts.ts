import type { Region } from "./region.ts";

export interface PriceFact {
  /** As seen, e.g. "€ 19,90". */
  readonly text: string;
  readonly amount: number;
  /** ISO 4217, or null when the sign says too little. */
  readonly currency: string | null;
  readonly region: Region;
}

/** A variant of a product, as the shop's system tells its scripts. */
export interface VariantFact {
  /** The shop's own number of it. */
  readonly id: string | null;
  /** The values that it is chosen by, e.g. "XS / red". */
  readonly name: string | null;
  readonly sku: string | null;
  readonly price: number | null;
  /** It can be bought now. */
  readonly available: boolean;
}

export interface CommerceFacts {
  /** Visible prices in order, at most 60. */
  readonly prices: readonly PriceFact[];
  /** Text of the first add-to-cart or buy control, or null. */
  readonly buyControl: string | null;
  /** What the visible text says about stock. */
  readonly availability: "in-stock" | "out-of-stock" | "pre-order" | null;
  /** The words that said so. */
  readonly availabilityText: string | null;
  /** Prices struck through (s, del, strike) outside product cards, at most 10: what the product cost before. */
  readonly struckPrices: readonly PriceFact[];
  /** Visible rating such as "4.7 / 5", or null. */
  readonly ratingText: string | null;
  /** The number of each visible rating outside product cards and the page's frame, in order, at most 20. */
  readonly ratings: readonly number[];
  /** Delivery or shipping time statement, or null. */
  readonly deliveryText: string | null;
  /** The maker, as an element named so says it beside the main heading; absent without any. */
  readonly brandText?: string;
  /** A visible breadcrumb trail, outermost first. */
  readonly breadcrumbs: readonly { readonly text: string; readonly url: string | null }[];
  /** Repeated cards that hold a link, an image and a price. */
  readonly productCards: number;
  /** Variants of the page's own product as its scripts or its form hold them; absent where these tell nothing. */
  readonly variants?: readonly VariantFact[];
  /** ISO 4217: the one currency that the page's scripts name; absent where they name none or several. */
  readonly scriptCurrency?: string;
}
