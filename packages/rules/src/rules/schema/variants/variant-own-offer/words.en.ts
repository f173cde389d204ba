import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Variants without number, price or stock of their own",
  title: "Variants of {pages} lack a number, price or stock of their own",
  why: "Google shows a size or colour only when the markup gives each variant an article number and an offer with price and availability.",
  steps: "Give each entry of hasVariant a sku or gtin and an Offer with price, priceCurrency and availability.",
  check: product,
};
