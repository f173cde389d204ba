import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product page without product markup",
  title: "{pages} {doesn't|don't} tell Google that {it sells a product|they sell products}",
  why: "Price, stock and rating below a search result, the shopping tab and AI shopping answers all come from product markup.",
  steps:
    "Add a JSON-LD Product with name, image, description, brand, SKU or GTIN, and an Offer with price, currency and availability.",
  check: product,
};
