import type { PageFacts, SdItem } from "@audit/facts";
import type { Json } from "../../escape/json-script.ts";
import { wholeSentences } from "../../escape/plain.ts";
import { answerFor } from "../../reading/asked-pictures.ts";
import { hasImage, nested, productOf, said } from "../../view/entities.ts";
import { isNoBrand } from "../../reading/brands.ts";
import { brandIn } from "../../view/known-brands.ts";
import { type ProductWords, productWords } from "../../view/product-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { fillIn } from "../fixer.ts";
import { jsonOf, withContext, type JsonObject } from "./json-of.ts";
import { isObject } from "./json-values.ts";
import { correctedOffer, inOwnStock, offersMarkup, type OfferWishes } from "./offer-markup.ts";
import { GTIN_PLACE, gtinOf, invalidGtins } from "./gtins.ts";

const BRAND_PLACE = "brand; your shop's name for your own make";

/** Properties that a rule asks for and that get a marked placeholder when the page does not say them. */
export type Need = "price" | "stock" | "gtin" | "mpn" | "brand" | "rating" | "shipping" | "returns";

/**
 * The page's product as a complete JSON-LD block: what its markup says already, corrected and completed by what the
 * page shows. Nothing is added that the page does not say, except marked placeholders for required values.
 */
export function productMarkup(page: PageFacts, view: SiteView, asked: readonly Need[]): JsonObject {
  const item = productOf(page);
  const needs = [...asked, ...completing(item, view)];
  const words = productWords(page, view);
  const present = item ? jsonOf(item) : { "@type": "Product" };
  const wishes = {
    shipping: needs.includes("shipping"),
    returns: needs.includes("returns"),
    price: needs.includes("price"),
    stock: needs.includes("stock"),
    measuredAt: view.measuredAt,
  };
  return withContext({
    ...present,
    name: said(item, "name") ?? words.name ?? fillIn("product name"),
    image: hasImage(item)
      ? present["image"]
      : words.images.length > 0
        ? [...words.images]
        : fillIn(pictureWanted(page, view)),
    description: said(item, "description")
      ? present["description"]
      : words.description
        ? wholeSentences(withoutShortcodes(words.description).replaceAll("&amp;", "&").replaceAll("&nbsp;", " "), 500)
        : item
          ? undefined
          : fillIn("what the product is, in a sentence or two"),
    ...identifiers(item, needs, words.sku),
    ...brandOf(present["brand"], knownBrand(words, view), needs.includes("brand")),
    ...ratingOf(item, page, needs),
    ...(item?.types.includes("ProductGroup")
      ? { hasVariant: variantsOf(item, needs, wishes, page) }
      : { offers: offersMarkup(page, item, words, wishes) }),
  });
}

/** Marks of page builders that a system left in the description: "[vc_row][vc_column width=1/1]". */
const withoutShortcodes = (text: string): string => text.replace(/\[\/?[a-z]+_[a-z_]+(?:\s[^\]]*)?\]/g, " ").trim();

/** The maker that the page names, else the one of the shop's other products that stands in the name. */
function knownBrand({ brand, name }: ProductWords, view: SiteView): string | null {
  return brand !== null && !isNoBrand(brand) ? brand : brandIn(name, view);
}

/** Where the page's own picture is missing, markup has nothing to name before it is uploaded. */
function pictureWanted(page: PageFacts, view: SiteView): string {
  const missing = page.images.list.find(
    ({ url, region }) =>
      url !== null && (region === "main" || region === "body") && answerFor(url, view.site.probes) === "gone",
  )?.url;
  return missing === undefined || missing === null
    ? "address of the main picture"
    : `address of the main picture, to be uploaded first: ${missing} answers “not found”`;
}

/**
 * What a block has to say too, so that it doesn't trade one gap for the next: a new product everything, a new offer
 * the terms that no page states for the whole shop. Nobody is asked for what the page does not tell of it.
 */
function completing(item: SdItem | undefined, view: SiteView): Need[] {
  const fresh: readonly Need[] = item ? [] : ["brand", "mpn", "gtin"];
  const offered = nested(item, "offers").length > 0 || nested(item, "hasVariant").length > 0;
  const { shipping, returns } = view.statedTerms;
  const terms: readonly (Need | null)[] = offered ? [] : [shipping ? null : "shipping", returns ? null : "returns"];
  return [...fresh, ...terms.filter((need) => need !== null)];
}

/** Search engines read a brand by its type. */
function brandOf(present: Json | undefined, known: string | null, isAsked: boolean): JsonObject {
  if (isAsked || (present === undefined && known !== null))
    return { brand: { "@type": "Brand", name: known ?? fillIn(BRAND_PLACE) } };
  const isBare = isObject(present) && present["@type"] === undefined && present["@id"] === undefined;
  return isBare ? { brand: { "@type": "Brand", ...present } } : {};
}

/** Invalid numbers become placeholders; missing ones only where the rule asks. */
function identifiers(item: SdItem | undefined, needs: readonly Need[], shown: string | null = null): JsonObject {
  const json: Record<string, Json | undefined> = { ...invalidGtins(item) };
  if (needs.includes("gtin") && !gtinOf(item)) json["gtin"] = GTIN_PLACE;
  if (!said(item, "sku") && !said(item, "mpn")) {
    if (shown !== null) json["sku"] = shown;
    else if (needs.includes("mpn")) json["sku"] = fillIn("your article number");
  }
  return json;
}

/** The rating that visitors see, else the present one if it is possible; the count is only known to the shop. */
function ratingOf(item: SdItem | undefined, page: PageFacts, needs: readonly Need[]): JsonObject {
  if (!needs.includes("rating")) return {};
  const [seen, outOf, shown] = page.commerce.ratingText?.replaceAll(",", ".").match(/\d+(\.\d+)?/g) ?? [];
  const present = nested(item, "aggregateRating")[0];
  const best = outOf ?? said(present, "bestRating");
  const value = seen ?? said(present, "ratingValue")?.replace(",", ".");
  const possible = value !== undefined && Number(value) > 0 && Number(value) <= Number(best ?? 5);
  const count = said(present, "reviewCount") ?? said(present, "ratingCount") ?? shown;
  const countedAs =
    said(present, "ratingCount") !== null && said(present, "reviewCount") === null ? "ratingCount" : "reviewCount";
  return {
    aggregateRating: {
      ...(present ? jsonOf(present) : { "@type": "AggregateRating" }),
      ratingValue: possible ? value : fillIn("average of the ratings shown on the page, between 1 and 5"),
      ...(best ? { bestRating: best } : {}),
      [countedAs]: count && /^[1-9]\d*$/.test(count) ? count : fillIn("number of reviews shown on the page"),
    },
  };
}

/** Variants keep what they say; their offers are corrected and get the policies. */
function variantsOf(group: SdItem, needs: readonly Need[], wishes: OfferWishes, page: PageFacts): Json {
  const variants = nested(group, "hasVariant");
  const all = variants.flatMap((variant) => nested(variant, "offers"));
  return variants.map((variant) => ({
    ...jsonOf(variant),
    ...identifiers(variant, needs),
    offers: nested(variant, "offers").map((offer) => inOwnStock(correctedOffer(offer, wishes), offer, all, page)),
  }));
}
