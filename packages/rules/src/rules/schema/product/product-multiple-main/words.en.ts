import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Several main products in the markup",
  title: "{pages} {names|name} several main products",
  why: "With several unconnected products search engines can't tell which one the page sells, and may show the price of another.",
  steps:
    "Describe one Product. Move related products into isRelatedTo or out of the markup, and join variants in a ProductGroup. If theme and plugin both write markup, switch one off.",
  check: product,
};
