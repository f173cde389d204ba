import type { PageFacts, SdItem, VariantFact } from "@audit/facts";
import type { Json } from "../../../../escape/json-script.ts";
import { variantOf } from "../../../../reading/offer-variants.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { nested, productOf, said } from "../../../../view/entities.ts";
import { productWords } from "../../../../view/product-words.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { fillIn } from "../../../../fixes/fixer.ts";
import { jsonOf, withContext, type JsonObject } from "../../../../fixes/markup/json-of.ts";
import { correctedOffer, inOwnStock, type OfferWishes } from "../../../../fixes/markup/offer-markup.ts";

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
  const facts = page.commerce.variants ?? [];
  const known = single.map((offer) => variantOf(offer, single, facts));
  const picture = shared["image"] === undefined ? {} : { image: shared["image"] };
  const variants =
    single.length > 1
      ? single.map((offer, index) => {
          const made = describedVariant(offer, { name, wishes, known: known[index] ?? null });
          return { ...made, ...picture, offers: inOwnStock(correctedOffer(offer, wishes), offer, single, page) };
        })
      : variantUrls.map((url) => linkedVariant(url, name));
  const isBySize = known.length > 1 && known.every((one) => one?.name != null && isSize(one.name));
  return withContext({
    ...shared,
    "@type": "ProductGroup",
    name,
    image: shared["image"] ?? (words.images.length > 0 ? [...words.images] : fillIn("address of the main picture")),
    productGroupID: shared["productGroupID"] ?? groupNumber(sku, known) ?? lastPart(page.url),
    variesBy:
      shared["variesBy"] ??
      (isBySize ? "https://schema.org/size" : undefined) ??
      fillIn("https://schema.org/size, https://schema.org/color or another property"),
    hasVariant: variants.length > 0 ? variants : [linkedVariant(page.url, name)],
  });
}

interface Described {
  readonly name: string;
  readonly wishes: OfferWishes;
  /** As the page's scripts hold it. */
  readonly known: VariantFact | null;
}

function describedVariant(offer: SdItem, { name, known }: Described): JsonObject {
  const own = known?.name ?? null;
  const sku = said(offer, "sku") ?? known?.sku ?? null;
  return {
    "@type": "Product",
    name: variantName(name, said(offer, "name") ?? own),
    ...(own !== null && isSize(own) ? { size: own } : {}),
    // A shop that numbers its products names none of them here; others are asked.
    ...(sku !== null ? { sku } : known === null ? { sku: fillIn("article number of the variant") } : {}),
  };
}

/** What a variant is called on the product's page says little in a list of other goods. */
const variantName = (product: string, variant: string | null): string =>
  variant?.toLowerCase().includes(product.toLowerCase()) === true
    ? variant
    : oneLine(`${product}, ${variant ?? fillIn("size or colour")}`);

/** Sizes of clothes and shoes, and amounts with their unit. */
const SIZE =
  /^(?:(?:x{0,4}|\d{1,2}x)[sl]|m|(?:x+-?)?small|medium|(?:x+-?)?large|\d{1,3}(?:[.,/]\d{1,2})?|\d+(?:[.,]\d+)?\s?(?:mm|cm|m|g|kg|mg|ml|cl|l|oz|lb|lbs|ct|pcs|inch|in|["″]))$/i;
const isSize = (name: string): boolean => SIZE.test(name.trim());

/** The product's number, where it is not that of one of its variants. */
const groupNumber = (sku: Json | undefined, known: readonly (VariantFact | null)[]): Json | undefined =>
  known.some((one) => one !== null && one.sku !== null && one.sku === sku) ? undefined : sku;

/** What the address of the product ends in names it as well as a number. */
function lastPart(url: string): string {
  const part = new URL(url).pathname.split("/").findLast((one) => one !== "") ?? "";
  return part.replace(/\.html?$/i, "") || url;
}

const linkedVariant = (url: string, name: string): JsonObject => ({
  "@type": "Product",
  name: oneLine(`${name}, ${fillIn("size or colour")}`),
  sku: fillIn("article number of the variant"),
  offers: {
    "@type": "Offer",
    url,
    price: fillIn("price of the variant"),
    priceCurrency: fillIn("three-letter currency code"),
    availability: fillIn("https://schema.org/InStock, OutOfStock or PreOrder"),
  },
});
