import type { SdItem, StructuredDataFacts } from "@audit/facts";
import { forLast } from "./for-last.ts";
import { mainProductsOf, variantsOf } from "./products.ts";
import { addressesOf, firstText, hasType, hasTypeOn, itemsOf } from "./structured-data.ts";

const GROUP = new Set(["ProductGroup"]);

/** The groups of variants that a page is about, syntax by syntax. */
export const mainGroupsOf = forLast((data: StructuredDataFacts): readonly SdItem[] =>
  hasTypeOn(data, GROUP) ? mainProductsOf(data).filter((item) => hasType(item, GROUP)) : NONE,
);

const NONE: readonly SdItem[] = [];

/** Variants that the page describes itself; those given by address only are described on their own pages. */
export const describedVariants = (group: SdItem): SdItem[] =>
  variantsOf(group).filter((variant) => Object.keys(variant.props).some((name) => name !== "url"));

/** How evidence names a variant. */
export const variantName = (variant: SdItem, index: number): string =>
  firstText(variant, "sku", "name", "url") || `variant ${index + 1}`;

/** Addresses of a variant: its own, else those of its offers. */
export function addressesOfVariant(variant: SdItem): readonly string[] {
  const own = addressesOf(variant, "url");
  return own.length > 0 ? own : itemsOf(variant, "offers").flatMap((offer) => addressesOf(offer, "url"));
}

/** The number that joins the variants of one product, "" without. */
export const groupIdOf = (item: SdItem): string =>
  firstText(item, "inProductGroupWithID", "productGroupID") ||
  (itemsOf(item, "isVariantOf")
    .map((group) => firstText(group, "productGroupID"))
    .find(Boolean) ??
    "");
