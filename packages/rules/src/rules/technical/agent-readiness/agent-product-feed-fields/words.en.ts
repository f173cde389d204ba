import { validSchema } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product data are too thin for AI shopping",
  title: "The product data of {pages} are too thin for AI shopping",
  why: "Assistants that sell take products from feeds with fixed fields. A product without them, or with values that are too long, is left out.",
  steps: "Fill the missing fields in the product's data; the feed can be made from the same source as the markup.",
  check: validSchema("a Product with number, brand, description, picture, price, currency and stock"),
};
