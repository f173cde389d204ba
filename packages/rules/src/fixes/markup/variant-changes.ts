import type { EvidenceValue } from "../../verdict.ts";
import type { Json } from "../../escape/json-script.ts";
import { fillIn, type Fixer } from "../fixer.ts";
import { changing, hasOneOf } from "./change-entities.ts";
import { listOf, objectsOf, oneOrList, textIn } from "./json-values.ts";
import type { JsonObject } from "./json-of.ts";

const NUMBERS = ["sku", "gtin", "gtin8", "gtin12", "gtin13", "gtin14", "isbn", "mpn"];
const isOnlyAddress = (variant: JsonObject): boolean =>
  Object.keys(variant).every((name) => name === "url" || name.startsWith("@"));

/** Changes the variants that a group describes itself. */
const changingVariants = (
  change: (variant: JsonObject, index: number, group: JsonObject, page: string) => JsonObject,
): Fixer =>
  changing((entity, { page }) => {
    const variants = objectsOf(entity["hasVariant"]);
    if (variants.length === 0) return entity;
    return {
      ...entity,
      hasVariant: oneOrList(
        variants.map((variant, index) => (isOnlyAddress(variant) ? variant : change(variant, index, entity, page.url))),
      ),
    };
  });

/** A number that all variants of the product share. */
export const groupNumber: Fixer = changing((entity) =>
  hasOneOf(entity, "ProductGroup")
    ? {
        ...entity,
        productGroupID: entity["productGroupID"] || entity["sku"] || fillIn("article number that all variants share"),
      }
    : entity,
);

/** Each variant with a number and an offer of its own. */
export const ownOffers: Fixer = changingVariants((variant) => {
  const offers = objectsOf(variant["offers"]);
  const sold = offers.length > 0 ? offers : [{ "@type": "Offer" }];
  const numbered = NUMBERS.some((name) => variant[name] !== undefined);
  return {
    ...variant,
    ...(numbered ? {} : { sku: fillIn("article number of the variant") }),
    offers: oneOrList(sold.map(completedOffer)),
  };
});

const completedOffer = (offer: JsonObject): JsonObject => ({
  ...offer,
  ...(offer["price"] === undefined && offer["priceSpecification"] === undefined && offer["lowPrice"] === undefined
    ? { price: fillIn("price of the variant as a plain number") }
    : {}),
  priceCurrency: offer["priceCurrency"] ?? fillIn("currency code, e.g. EUR"),
  availability: offer["availability"] ?? fillIn("https://schema.org/InStock, OutOfStock or PreOrder"),
});

/** Each variant with an address that opens the page with it chosen. */
export const ownAddresses: Fixer = changingVariants((variant, index, _group, page) => {
  const number = textIn(variant["sku"] ?? variant["name"] ?? index + 1);
  return {
    ...variant,
    url: `${page.split("?")[0]}?${fillIn("parameter that chooses the variant")}=${encodeURIComponent(number)}`,
  };
});

const promised = (group: JsonObject): string[] =>
  listOf(group["variesBy"]).flatMap((value) => /([a-z][A-Za-z]+)$/.exec(textIn(value))?.[1] ?? []);

/** Each variant with what variesBy promises, and the group with what only the page says. */
export const attributes: Fixer = changing((entity, { fault }) => {
  if (entity["hasVariant"] === undefined && !hasOneOf(entity, "Product", "ProductGroup")) return entity;
  const names = promised(entity);
  const completed = objectsOf(entity["hasVariant"]).map((variant) => ({
    ...variant,
    ...Object.fromEntries(
      names.filter((name) => variant[name] === undefined).map((name) => [name, fillIn(`${name} of this variant`)]),
    ),
  }));
  return {
    ...entity,
    ...(isTop(entity) ? shownOnly(fault.evidence.saw) : {}),
    ...(completed.length > 0 ? { hasVariant: oneOrList(completed) } : {}),
  };
});

/** The group itself, or a variant that names its group. */
const isTop = (entity: JsonObject): boolean =>
  ["hasVariant", "isVariantOf", "inProductGroupWithID"].some((name) => entity[name] !== undefined);

/** Properties that the rule found in the page's text but not in the markup. */
function shownOnly(saw: EvidenceValue): Record<string, Json> {
  const listed = (saw as { readonly onPageOnly?: readonly { readonly property: string; readonly value: string }[] })
    .onPageOnly;
  return Object.fromEntries((listed ?? []).map(({ property, value }) => [property, value]));
}

/** The variant's own page says which group it belongs to. */
export const groupReference: Fixer = changing((entity, { fault }) => {
  if (!hasOneOf(entity, "Product") || entity["isVariantOf"] !== undefined) return entity;
  const { group } = fault.evidence.saw as { readonly group?: string | null };
  return {
    ...entity,
    isVariantOf: {
      "@type": "ProductGroup",
      productGroupID: group ?? fillIn("article number that all variants share"),
    },
  };
});
