import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Different products share an article number",
  title: "{pages} {shares its|share their} article number with other products",
  why: "Google joins products by GTIN and article number. Two products with one number are taken for one, and one of them disappears.",
  steps: "Give each product its own sku, and the GTIN that is printed on it.",
  check: product,
};
