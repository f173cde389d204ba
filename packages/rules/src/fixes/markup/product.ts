import type { PageFacts } from "@audit/facts";
import type { SiteView } from "../../view/site-view.ts";
import { type Need, productMarkup } from "./product-markup.ts";
import { jsonLdScript } from "../../escape/json-script.ts";
import { SHIPPING_DETAILS } from "./shipping-details.ts";
import { type Fixer, perPage } from "../fixer.ts";
import { productOf } from "../../view/entities.ts";
import { asksNothing } from "../../reading/asked-nothing.ts";
import { amountsOf } from "../../reading/offer-price.ts";
import { mainOffersOf } from "../../reading/products.ts";
import { inAttributes } from "./entity-repair.ts";
import { jsonOf, withContext } from "./json-of.ts";
import { markup } from "./markup-part.ts";

/** Shopify writes the whole product itself; elsewhere the names of the values stand in braces. */
export function pattern({ platform }: SiteView, needs: readonly Need[]): string {
  if (platform === "shopify" && needs.length === 0) {
    return '<script type="application/ld+json">\n{{ product | structured_data }}\n</script>';
  }
  return jsonLdScript({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "{product name}",
    image: ["{address of the main picture}"],
    description: "{description on the page}",
    sku: "{article number}",
    ...(needs.includes("gtin") ? { gtin: "{digits under the barcode}" } : {}),
    brand: { "@type": "Brand", name: "{brand}" },
    offers: {
      "@type": "Offer",
      url: "{address of the page}",
      price: "{price, e.g. 19.90}",
      priceCurrency: "{three-letter currency code}",
      availability: "https://schema.org/{InStock, OutOfStock or PreOrder}",
      ...(needs.includes("shipping") ? { shippingDetails: SHIPPING_DETAILS } : {}),
    },
  });
}

const hasProduct = (page: PageFacts | null): boolean => page !== null && productOf(page) !== undefined;

/** A price of 0 is none: an offer for it must not be repeated, and what the thing costs is only known to its owner. */
function isFree(page: PageFacts): boolean {
  const offers = mainOffersOf(page.structuredData);
  const asksInMarkup = offers.some((offer) => amountsOf(offer).some((amount) => amount > 0));
  return !asksInMarkup && asksNothing(page);
}

/** The page's product as a complete block that replaces the one it has; `needs` are asked for if the page is silent. */
export const product = (...needs: readonly Need[]): Fixer =>
  perPage({
    make: (page, view) => {
      if (isFree(page)) return null;
      const item = productOf(page);
      const whole = productMarkup(page, view, needs);
      return item && item.format !== "json-ld"
        ? inAttributes(item, withContext(jsonOf(item)), whole)
        : [markup(page, whole)];
    },
    // Where pages have product data, each example shows what it lacks.
    pattern: (view, { faults }) =>
      faults.some(({ url }) => hasProduct(view.pageAt(url))) ? null : pattern(view, needs),
  });
