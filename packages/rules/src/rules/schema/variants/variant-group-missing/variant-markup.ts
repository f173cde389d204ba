import type { PageFacts, SdItem } from "@audit/facts";
import { oneLine } from "../../../../escape/plain.ts";
import { nested, productOf, said } from "../../../../view/entities.ts";
import { productWords } from "../../../../view/product-words.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { fillIn } from "../../../../fixes/fixer.ts";
import { jsonOf, withContext, type JsonObject } from "../../../../fixes/markup/json-of.ts";
import { correctedOffer, type OfferWishes } from "../../../../fixes/markup/offer-markup.ts";

/** A product with several offers, or links to its own variants, as a group with one product per variant. */
export function variantGroupMarkup(page: PageFacts, view: SiteView, variantUrls: readonly string[]): JsonObject {
  const item = productOf(page);
  const words = productWords(page, view);
  const { offers: _offers, sku, ...shared } = item ? jsonOf(item) : {};
  const name = words.name ?? fillIn("product name");
  const wishes: OfferWishes = {
    shipping: false,
    returns: false,
    price: false,
    stock: false,
    measuredAt: view.measuredAt,
  };
  const offers = nested(item, "offers");
  const single = offers.flatMap((offer) => (nested(offer, "offers").length > 0 ? nested(offer, "offers") : [offer]));
  const variants =
    single.length > 1
      ? single.map((offer) => variantOf(offer, name, wishes))
      : variantUrls.map((url) => linkedVariant(url, name));
  return withContext({
    ...shared,
    "@type": "ProductGroup",
    name,
    image: shared["image"] ?? (words.images.length > 0 ? [...words.images] : fillIn("address of the main picture")),
    productGroupID: shared["productGroupID"] ?? sku ?? fillIn("article number that all variants share"),
    variesBy: shared["variesBy"] ?? fillIn("https://schema.org/size, https://schema.org/color or another property"),
    hasVariant: variants.length > 0 ? variants : [linkedVariant(page.url, name)],
  });
}

const variantOf = (offer: SdItem, name: string, wishes: OfferWishes): JsonObject => ({
  "@type": "Product",
  name: said(offer, "name") ?? oneLine(`${name}, ${fillIn("size or colour")}`),
  sku: said(offer, "sku") ?? fillIn("article number of the variant"),
  offers: correctedOffer(offer, wishes),
});

const linkedVariant = (url: string, name: string): JsonObject => ({
  "@type": "Product",
  name: oneLine(`${name}, ${fillIn("size or colour")}`),
  sku: fillIn("article number of the variant"),
  offers: {
    "@type": "Offer",
    url,
    price: fillIn("price of the variant"),
    priceCurrency: fillIn("currency code, e.g. EUR"),
    availability: fillIn("https://schema.org/InStock, OutOfStock or PreOrder"),
  },
});
