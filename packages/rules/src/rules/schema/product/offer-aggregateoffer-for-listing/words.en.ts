import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Markup gives a price range where the page sells one product",
  title: "{pages} {gives|give} Google a price range instead of a price",
  why: "AggregateOffer is meant for pages that compare sellers. Google lists a shop's own product only with an Offer.",
  steps: "Write an Offer with the price of the product, or one Offer per variant in a ProductGroup.",
  check: product,
};
