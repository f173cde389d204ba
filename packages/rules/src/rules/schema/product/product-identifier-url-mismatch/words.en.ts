import { product } from "../../checks.ts";
import { quote, quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly gtin?: string; readonly sku?: string; readonly products: readonly string[] }> = {
  failing: "Different products share an article number",
  title: "Give each product on {pages} its own article number",
  why: "Google joins products by GTIN and article number. Two products with one number are taken for one, and one of them disappears.",
  steps: "Give each product its own sku, and the GTIN that is printed on it.",
  check: product,
  seen: ({ gtin, sku, products }) =>
    `the number ${quote(gtin ?? sku ?? "")} on different products: ${quotes(products)}`,
};
