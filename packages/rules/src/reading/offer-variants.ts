import type { CommerceFacts, SdItem, StructuredDataFacts, VariantFact } from "@audit/facts";
import { availabilityOf } from "./availability.ts";
import { mainOffersOf } from "./products.ts";
import { firstText } from "./structured-data.ts";

const SOLD_OUT: ReadonlySet<string> = new Set(["OutOfStock", "SoldOut"]);
const AVAILABLE: ReadonlySet<string> = new Set(["InStock", "OnlineOnly", "LimitedAvailability"]);

const variantIn = (address: string): string | null => /[?&]variant=([^&#]+)/.exec(address)?.[1] ?? null;

/**
 * The variant of the page's own product that an offer is about, as the page's scripts hold it: by its number in the
 * address, by the article number that no other has, else by its place in a list of the same length and prices.
 */
export function variantOf(
  offer: SdItem,
  offers: readonly SdItem[],
  variants: readonly VariantFact[],
): VariantFact | null {
  const id = variantIn(firstText(offer, "url"));
  if (id !== null) return variants.find((one) => one.id === id) ?? null;
  const sku = firstText(offer, "sku");
  const same = sku === "" ? [] : variants.filter((one) => one.sku === sku);
  if (same.length === 1) return same[0] ?? null;
  if (offers.length !== variants.length) return null;
  const isInOrder = offers.every((one, index) => {
    const price = variants[index]?.price;
    return price === null || price === undefined || Number(firstText(one, "price").replace(",", ".")) === price;
  });
  return isInOrder ? (variants[offers.indexOf(offer)] ?? null) : null;
}

/** Whether markup of this stock speaks against what the shop's own data say of the variant. */
export function contradicts(stock: string | null, { available }: VariantFact): boolean {
  return stock !== null && (available ? SOLD_OUT : AVAILABLE).has(stock);
}

/** Variants whose stock in the markup is not that of the page's own data. */
export function wronglyStocked(
  data: StructuredDataFacts,
  { variants = [] }: Pick<CommerceFacts, "variants">,
): readonly { readonly marked: string; readonly variant: VariantFact }[] {
  if (variants.length === 0) return [];
  const offers = mainOffersOf(data);
  return offers.flatMap((offer) => {
    const variant = variantOf(offer, offers, variants);
    const marked = availabilityOf(offer);
    return variant !== null && marked !== null && contradicts(marked, variant) ? [{ marked, variant }] : [];
  });
}
