import { expect, test } from "vitest";
import { holdsFurtherGoods } from "./unfilled-lists.ts";

test.each([
  ["relatedProducts", true],
  ["related-grid", true],
  ["shop_product_reviews", false],
  ["productOptions", false],
  ["product-questions", false],
])("a place named %s is one for further goods: %s", (id, is) => {
  expect(holdsFurtherGoods({ id, heading: "" })).toBe(is);
});
