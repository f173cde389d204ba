import type { PageFacts } from "./page-facts.ts";
import type { OfferSide } from "./page-side.ts";
import type { SdItem, SdValue } from "./structured-data.ts";

const MOST_CHARACTERS = 20_000;
/** Properties that say nothing of price, stock or delivery, and are long. */
const LEFT_OUT = new Set(["description", "review", "reviews", "image", "additionalProperty", "articleBody", "text"]);

/** The part of a product page's facts in which a price is compared. */
export function offerSideOf({ structuredData, commerce }: Pick<PageFacts, "structuredData" | "commerce">): OfferSide {
  const items = structuredData.items.map(shortened);
  const { prices, buyControl, availability, availabilityText, productCards } = commerce;
  return {
    items: JSON.stringify(items).length > MOST_CHARACTERS ? null : items,
    commerce: { prices, buyControl, availability, availabilityText, productCards },
  };
}

const shortened = ({ props, ...item }: SdItem): SdItem => ({
  ...item,
  props: Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, values]) => [name, values.map(shortValue)]),
  ),
});

const shortValue = (value: SdValue): SdValue => (typeof value === "object" ? shortened(value) : value);
