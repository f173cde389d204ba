import type { Json } from "../../escape/json-script.ts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { firstParagraph } from "../../view/own-sentences.ts";
import { fillIn, type Fixer } from "../fixer.ts";
import { changing, hasOneOf } from "./change-entities.ts";
import { objectsOf, oneOrList, textIn } from "./json-values.ts";
import type { JsonObject } from "./json-of.ts";

const MOST_DESCRIPTION = 500;
const PRODUCTS = ["Product", "ProductGroup", "IndividualProduct", "ProductModel", "Vehicle", "Car"];

/** The description as plain text; where it is missing or cut off, the page's first paragraph. */
export const plainDescription: Fixer = changing((entity, { page, view }) => {
  if (!hasOneOf(entity, ...PRODUCTS)) return entity;
  const written = plainText(textIn(entity["description"]));
  const whole = written !== "" && !/(\.\.\.|…|\[…\])$/.test(written);
  const paragraph = firstParagraph(page, view);
  const other = paragraph ? plainText(cutAtWord(paragraph, MOST_DESCRIPTION)) : "";
  const ends = /(\.\.\.|…)$/.test(other) || other === "";
  return {
    ...entity,
    description: whole ? written : ends ? fillIn("description of the product as plain text") : other,
  };
});

const plainText = (text: string): string =>
  oneLine(
    text
      .replace(/&amp;/gi, "&")
      .replace(/&lt;/gi, "<")
      .replace(/&gt;/gi, ">")
      .replace(/<\/?[a-z][^<>]*>?/gi, " ")
      .replace(/&(nbsp|#160);/gi, " ")
      .replace(/&(quot|#34);/gi, '"')
      .replace(/&(#0?39|rsquo|apos);/gi, "'")
      .replace(/&ndash;/gi, "-"),
  );

/** The price before the sale, as the page strikes it through. */
export const strikethroughPrice: Fixer = changing((entity, { page }) => {
  const [before] = page.commerce.struckPrices;
  if (!before || !hasOneOf(entity, "Offer") || !(Number(entity["price"]) < before.amount)) return entity;
  const specification = {
    "@type": "UnitPriceSpecification",
    priceType: "https://schema.org/StrikethroughPrice",
    price: String(before.amount),
    priceCurrency: entity["priceCurrency"] ?? fillIn("currency code, e.g. EUR"),
  };
  return { ...entity, priceSpecification: oneOrList([...objectsOf(entity["priceSpecification"]), specification]) };
});

const BEFORE = /(StrikethroughPrice|ListPrice|MSRP|SRP|RegularPrice)$/;

/** Without list prices that are no higher than the price; ranges the right way round. */
export const soundSale: Fixer = changing((entity) => {
  const price = Math.max(Number(entity["price"] ?? 0), Number(entity["highPrice"] ?? 0));
  const kept = objectsOf(entity["priceSpecification"]).filter(
    (one) => !(BEFORE.test(textIn(one["priceType"])) && Number(one["price"]) <= price),
  );
  const [low, high] = [entity["lowPrice"], entity["highPrice"]];
  const turned = low !== undefined && high !== undefined && Number(low) > Number(high);
  const { priceSpecification: had, ...rest } = entity;
  return {
    ...rest,
    ...(had !== undefined && kept.length > 0 ? { priceSpecification: oneOrList(kept) } : {}),
    ...(turned ? { lowPrice: high, highPrice: low } : {}),
  };
});

/** A single offer, or the ones that the aggregate holds. */
export const singleOffers: Fixer = changing((entity) => {
  const offers = objectsOf(entity["offers"]);
  if (hasOneOf(entity, "AggregateOffer") || !offers.some((offer) => hasOneOf(offer, "AggregateOffer"))) return entity;
  return { ...entity, offers: oneOrList(offers.flatMap(single)) };
});

function single(offer: JsonObject): Json[] {
  const inside = objectsOf(offer["offers"]);
  if (!hasOneOf(offer, "AggregateOffer")) return [offer];
  if (inside.length > 0) return [...inside];
  const { lowPrice: low, highPrice: high, offerCount: _count, ...rest } = offer;
  const one = low !== undefined && (high === undefined || textIn(low) === textIn(high)) ? low : undefined;
  return [{ ...rest, "@type": "Offer", price: one ?? fillIn("price of the chosen variant as a plain number") }];
}
