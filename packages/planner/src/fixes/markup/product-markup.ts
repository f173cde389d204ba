import type { PageFacts, SdItem } from "@audit/facts";
import type { Json } from "../../escape/json-script.ts";
import { cutAtWord } from "../../escape/plain.ts";
import { secureUrl } from "../../view/clean-url.ts";
import { nested, productOf, said } from "../../view/entities.ts";
import { productWords, type ProductWords } from "../../view/product-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { fillIn } from "../fixer.ts";
import { jsonOf, withContext, type JsonObject } from "./json-of.ts";
import { availabilityUrl, currencyCode, isGtin, plainPrice } from "./offer-values.ts";
import { RETURN_POLICY, SHIPPING_DETAILS } from "./policies.ts";

/** Properties that a rule asks for and that get a marked placeholder when the page does not say them. */
export type Need = "gtin" | "mpn" | "brand" | "description" | "rating" | "shipping" | "returns";

/**
 * The page's product as a complete JSON-LD block: what its markup says already, corrected and completed by what the
 * page shows. Nothing is added that the page does not say, except marked placeholders for required values.
 */
export function productMarkup(page: PageFacts, view: SiteView, needs: readonly Need[]): JsonObject {
  const item = productOf(page);
  const words = productWords(page, view);
  const present = item ? jsonOf(item) : { "@type": "Product" };
  return withContext({
    ...present,
    name: present["name"] ?? words.name ?? fillIn("product name"),
    image: present["image"] ?? (words.images.length > 0 ? [...words.images] : fillIn("address of the main picture")),
    description: present["description"] ?? descriptionOf(words, needs),
    sku: present["sku"] ?? words.sku ?? undefined,
    ...identifiers(item, words, needs),
    brand: present["brand"] ?? brandOf(words, needs),
    ...ratingOf(item, words, page, needs),
    ...(isGroup(item) ? {} : { offers: offersOf(page, item, words, needs) }),
  });
}

const isGroup = (item: SdItem | undefined): boolean => item?.types.includes("ProductGroup") ?? false;

const descriptionOf = ({ description }: ProductWords, needs: readonly Need[]): Json | undefined =>
  description
    ? cutAtWord(description, 500, "…")
    : needs.includes("description")
      ? fillIn("what the product is, in a few sentences")
      : undefined;

const brandOf = ({ brand }: ProductWords, needs: readonly Need[]): Json | undefined =>
  brand || needs.includes("brand") ? { "@type": "Brand", name: brand ?? fillIn("brand") } : undefined;

function identifiers(item: SdItem | undefined, words: ProductWords, needs: readonly Need[]): JsonObject {
  const json: Record<string, Json | undefined> = {};
  const [key, digits] = words.gtin ?? ["gtin", ""];
  if (needs.includes("gtin") && !isGtin(digits))
    json[key] = fillIn("GTIN, the 8, 12, 13 or 14 digits under the barcode");
  if (needs.includes("mpn") && !words.mpn && !words.sku && !said(item, "mpn")) {
    json["sku"] = fillIn("your article number");
    json["mpn"] = fillIn("the maker's part number, if there is one");
  }
  return json;
}

function ratingOf(item: SdItem | undefined, words: ProductWords, page: PageFacts, needs: readonly Need[]): JsonObject {
  if (nested(item, "aggregateRating").length > 0 && words.rating && Number(words.rating.count) > 0) return {};
  if (!needs.includes("rating")) return {};
  const [value, best] = page.commerce.ratingText?.replaceAll(",", ".").match(/\d+(\.\d+)?/g) ?? [];
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: value ?? fillIn("average of the ratings shown on the page"),
      ...(best ? { bestRating: best } : {}),
      reviewCount: fillIn("number of reviews shown on the page"),
    },
  };
}

function offersOf(page: PageFacts, item: SdItem | undefined, words: ProductWords, needs: readonly Need[]): Json {
  const present = nested(item, "offers");
  if (present.length > 1) return present.map((offer) => ({ ...corrected(offer), ...policies(needs) }));
  const own = present[0] ? corrected(present[0]) : { "@type": "Offer" };
  // One aggregate can't be listed; a single price on the page makes it a plain offer.
  const type = own["@type"] === "AggregateOffer" && words.price ? "Offer" : own["@type"];
  const { lowPrice: _low, highPrice: _high, offerCount: _count, ...rest } = own;
  return {
    ...(type === "Offer" ? rest : own),
    "@type": type,
    url: own["url"] ?? secureUrl(page.url),
    price: words.price ?? own["price"] ?? fillIn("price as a plain number, e.g. 19.90"),
    priceCurrency: words.currency ?? own["priceCurrency"] ?? fillIn("currency code, e.g. EUR"),
    availability: stockOf(words, own),
    ...policies(needs),
  };
}

const stockOf = (words: ProductWords, own: JsonObject): Json =>
  (words.availability ? availabilityUrl(words.availability) : null) ??
  own["availability"] ??
  fillIn("https://schema.org/InStock, OutOfStock or PreOrder");

/** The offer with its values in the form that search engines read; a date that is over is left out. */
function corrected(offer: SdItem): JsonObject {
  const json: Record<string, Json | undefined> = { ...jsonOf(offer) };
  const price = said(offer, "price");
  const currency = said(offer, "priceCurrency");
  const stock = said(offer, "availability");
  if (price) json["price"] = plainPrice(price) ?? fillIn("price as a plain number, e.g. 19.90");
  if (currency) json["priceCurrency"] = currencyCode(currency) ?? fillIn("currency code, e.g. EUR");
  if (stock)
    json["availability"] = availabilityUrl(stock) ?? fillIn("https://schema.org/InStock, OutOfStock or PreOrder");
  return json;
}

const policies = (needs: readonly Need[]): JsonObject => ({
  ...(needs.includes("shipping") ? { shippingDetails: SHIPPING_DETAILS } : {}),
  ...(needs.includes("returns") ? { hasMerchantReturnPolicy: RETURN_POLICY } : {}),
});
