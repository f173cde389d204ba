import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product markup has no article number",
  title: "{pages} {names|name} no article number",
  why: "Without your article number (SKU) or the maker's (MPN) offers, variants and feeds can't be matched with this page.",
  steps: "Add sku with your own number, and mpn with the maker's number for goods you resell; one per variant.",
  check: product,
};
