import { htmlComment } from "../../escape/html.ts";
import type { PageFacts } from "@audit/facts";
import type { SiteView } from "../../view/site-view.ts";
import { productWords } from "../../view/product-words.ts";
import { oneLine } from "../../escape/plain.ts";

/** Shown above texts that the planner can only write in English. */
export const WORDS_ARE_YOURS = htmlComment("check the wording, in the language of the page");

/** What the page or its markup says of the product; prices, stock and the like change, the rest is data of the thing. */
export function knownFacts(page: PageFacts, view: SiteView) {
  const { brand, sku, gtin, price, currency, availability } = productWords(page, view);
  return {
    ofProduct: known([
      ["Brand", brand],
      ["Article number", sku],
      ["GTIN", gtin?.[1]],
    ]),
    ofOffer: known([
      ["Price", price && currency ? `${price} ${currency}` : null],
      ["Availability", availability],
      ["Delivery", page.commerce.deliveryText],
      ["Rating", page.commerce.ratingText],
    ]),
  };
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

const known = (facts: readonly (readonly [label: string, value: string | null | undefined])[]): readonly Fact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value: oneLine(value) }] : []));
