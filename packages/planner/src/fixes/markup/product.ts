import { jsonLdScript } from "../../escape/json-script.ts";
import { perPage, type Fixer } from "../fixer.ts";
import type { SiteView } from "../../view/site-view.ts";
import { productMarkup, type Need } from "./product-markup.ts";

/** Shopify writes the whole product itself; elsewhere the names of the values stand in braces. */
function pattern({ platform }: SiteView): string {
  if (platform === "shopify") return '<script type="application/ld+json">\n{{ product | structured_data }}\n</script>';
  return jsonLdScript({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "{product name}",
    image: ["{address of the main picture}"],
    description: "{description on the page}",
    sku: "{article number}",
    brand: { "@type": "Brand", name: "{brand}" },
    offers: {
      "@type": "Offer",
      url: "{address of the page}",
      price: "{price, e.g. 19.90}",
      priceCurrency: "{currency code, e.g. EUR}",
      availability: "https://schema.org/{InStock, OutOfStock or PreOrder}",
    },
  });
}

/** The page's product as a complete block that replaces the one it has; `needs` are asked for if the page is silent. */
export const product = (...needs: readonly Need[]): Fixer =>
  perPage({ make: (page, view) => jsonLdScript(productMarkup(page, view, needs)), pattern });
