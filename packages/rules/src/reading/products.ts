import { itemAt, type SdItem, type SdValue, type StructuredDataFacts } from "@audit/facts";
import { productTypes } from "../knowledge/schema-types.ts";
import { forLast } from "./for-last.ts";
import { syntaxesOf } from "./graph/entity-graph.ts";
import { plainNumber, priceValuesOf } from "./offer-price.ts";
import { everyItem, firstText, hasType, hasTypeOn, itemsOf, topItems, valuesOf } from "./structured-data.ts";

/** Ways a page points at what it is about. */
const ABOUT = ["mainEntity", "mainEntityOfPage", "itemOffered", "itemReviewed"];
/** Ways a product is named beside the one the page is about. */
const ASIDE: ReadonlySet<string> = new Set([
  "isRelatedTo",
  "isSimilarTo",
  "isAccessoryOrSparePartFor",
  "isConsumableFor",
  "itemListElement",
  "item",
  "hasVariant",
  "relatedLink",
]);
const GROUP = new Set(["ProductGroup"]);

/**
 * Entities that claim to be the product a page is about: Product, its subtypes or ProductGroup, at the top level
 * (members of @graph too) or as the main entity of another, without variants of a group and without related products.
 */
export const productsOf = forLast((data: StructuredDataFacts): readonly SdItem[] => {
  const top = topItems(data);
  // Most pages name no product at all, or only the one at the top.
  if (!hasTypeOn(data, productTypes)) return NONE;
  const named = top.flatMap((item) => ABOUT.flatMap((name) => itemsOf(item, name)));
  const claimed = [...new Set([...named, ...top])].filter((item) => hasType(item, productTypes) && !isShell(item));
  if (claimed.length === 0) return claimed;
  const aside = namedAside(data, new Set(claimed));
  return claimed.filter((item) => !aside.has(item));
});

const NONE: readonly SdItem[] = [];

/** What a product is told by: attributes that a theme left on a slider or a list have none of it. */
const TELLING = ["name", "image", "offers", "description", "sku", "mpn", "brand", "aggregateRating", "review"] as const;
const isShell = (item: SdItem): boolean =>
  item.format !== "json-ld" && !isGrouped(item) && TELLING.every((name) => valuesOf(item, name).length === 0);

/** A variant that names its group stays the page's product: only a group on the page itself puts variants aside. */
function namedAside(data: StructuredDataFacts, claimed: ReadonlySet<SdItem>): ReadonlySet<SdValue> {
  const aside = new Set<SdValue>();
  for (const { item } of everyItem(data)) {
    for (const name of Object.keys(item.props)) {
      if (ASIDE.has(name) && (name !== "hasVariant" || claimed.has(item)))
        for (const value of item.props[name]!) aside.add(value);
    }
  }
  return aside;
}

/**
 * The product the page is about: one, whatever syntaxes describe it; only where they name different products, one per
 * syntax. Empty without product markup.
 */
export const mainProductsOf = forLast((data: StructuredDataFacts): readonly SdItem[] => {
  const products = productsOf(data);
  if (products.length < 2) return products;
  const syntaxes = new Set(products.flatMap(syntaxesOf));
  return [
    ...new Set([...syntaxes].map((syntax) => best(products.filter((item) => syntaxesOf(item).includes(syntax))))),
  ];
});

/** The product the page is about; JSON-LD before the other syntaxes when both say as much. */
export const mainProductOf = forLast((data: StructuredDataFacts): SdItem | null => {
  const products = mainProductsOf(data);
  return products.length === 0 ? null : best(products);
});

/** The products the page is about with their variants. */
export const mainItemsOf = forLast((data: StructuredDataFacts): readonly SdItem[] => {
  const products = mainProductsOf(data);
  return products.some((product) => variantsOf(product).length > 0) ? products.flatMap(withVariants) : products;
});

/** Every offer of the product the page is about, syntax by syntax. */
export const mainOffersOf = forLast((data: StructuredDataFacts): readonly SdItem[] =>
  mainProductsOf(data).flatMap(offersOf),
);

/** What these offers ask, as written. */
export const mainPricesOf = forLast((data: StructuredDataFacts): readonly SdValue[] =>
  mainOffersOf(data).flatMap(priceValuesOf),
);

/** The same as amounts above zero; prices not written as plain numbers are left out. */
export const mainAmountsOf = forLast((data: StructuredDataFacts): readonly number[] =>
  mainPricesOf(data).flatMap((price) => {
    const amount = plainNumber(price);
    return amount !== null && amount > 0 ? amount : [];
  }),
);

/** Variants of a ProductGroup; empty for a plain product. */
export const variantsOf = (product: SdItem): readonly SdItem[] => itemsOf(product, "hasVariant");

/** The product and its variants. */
export const withVariants = (product: SdItem): SdItem[] => [product, ...variantsOf(product)];

/**
 * Every single offer of a product: offers of its variants too, and those inside an AggregateOffer. An AggregateOffer
 * that lists none with a price stands for itself.
 */
export const offersOf = forLast((product: SdItem): readonly SdItem[] => {
  const offers = withVariants(product).flatMap((item) => itemsOf(item, "offers"));
  const singles = offers.flatMap(single);
  return singles.length < 2 ? singles : [...new Set(singles)];
});

function single(offer: SdItem): readonly SdItem[] {
  const nested = itemsOf(offer, "offers");
  return nested.some((one) => priceValuesOf(one).length > 0) ? nested : [offer];
}

/** True when the entity describes variants: a group, or a product that names its group. */
export const isGrouped = (item: SdItem): boolean =>
  hasType(item, GROUP) || GROUPING.some((name) => valuesOf(item, name).length > 0);

const GROUPING = ["isVariantOf", "inProductGroupWithID", "hasVariant"];

function best(products: readonly SdItem[]): SdItem {
  if (products.length === 1) return itemAt(products, 0);
  const score = (item: SdItem): number => (hasType(item, GROUP) ? 2 : 0) + (offersOf(item).length > 0 ? 1 : 0);
  return itemAt(
    products.toSorted((a, b) => score(b) - score(a)),
    0,
  );
}

const USED = /(?:Used|Refurbished|Damaged)Condition\/?$/;

/** Its offers say that it is no new one: a single piece without a number of the trade, which nobody buys again. */
export const isSecondHand = (data: StructuredDataFacts): boolean => {
  const states = [...mainOffersOf(data), ...mainProductsOf(data)]
    .map((item) => firstText(item, "itemCondition"))
    .filter(Boolean);
  return states.length > 0 && states.every((state) => USED.test(state));
};
