import { htmlComment } from "../../escape/html.ts";
import { jsonLdScript } from "../../escape/json-script.ts";
import type { SiteView } from "../../view/site-view.ts";
import { perPage, type Fixer } from "../fixer.ts";
import { urlsIn } from "../links/link-list.ts";
import { SHIPPING_DETAILS } from "./shipping-details.ts";
import { productMarkup, type Need } from "./product-markup.ts";
import { variantGroupMarkup } from "./variant-markup.ts";

/** Shopify writes the whole product itself; elsewhere the names of the values stand in braces. */
function pattern({ platform }: SiteView, needs: readonly Need[]): string {
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
      priceCurrency: "{currency code, e.g. EUR}",
      availability: "https://schema.org/{InStock, OutOfStock or PreOrder}",
      ...(needs.includes("shipping") ? { shippingDetails: SHIPPING_DETAILS } : {}),
    },
  });
}

/** The page's product as a complete block that replaces the one it has; `needs` are asked for if the page is silent. */
export const product = (...needs: readonly Need[]): Fixer =>
  perPage({
    make: (page, view) => jsonLdScript(productMarkup(page, view, needs)),
    pattern: (view) => pattern(view, needs),
  });

/** The product with what a feed asks for and the page does not say; a brand that is named stays. */
export const feedProduct: Fixer = perPage({
  make: (page, view, { evidence }) => {
    const isNameless = JSON.stringify(evidence.saw).includes('"brand"');
    return jsonLdScript(productMarkup(page, view, ["gtin", "mpn", ...(isNameless ? (["brand"] as const) : [])]));
  },
  pattern: (view) => pattern(view, ["gtin"]),
});

/** One description instead of two that disagree. */
export const oneSyntax: Fixer = perPage({
  make: (page, view) =>
    [
      htmlComment("keep this block and take itemscope, itemtype and itemprop of the product out of the template"),
      jsonLdScript(productMarkup(page, view, [])),
    ].join("\n"),
});

/** The product as a group with one entry per variant. */
export const variantGroup: Fixer = perPage({
  make: (page, view, { evidence }) => jsonLdScript(variantGroupMarkup(page, view, urlsIn(evidence))),
});
