import { expect, test } from "vitest";
import { kindOfSystem } from "./system-kinds.ts";

test.each([
  ["archive date wp-custom-logo", "list"],
  ["archive tax-product_cat term-cups woocommerce woocommerce-page", "category"],
  ["product-template-default single single-product postid-9 woocommerce woocommerce-page", "product"],
  ["page page-id-7 woocommerce-cart woocommerce-page", "cart"],
  ["post-template-default single single-post postid-12", "article"],
  ["search search-results", "search"],
  ["lang-fr country-fr currency-eur page-product product-id-3", "product"],
  ["page-layout-1column catalog-category-view", "category"],
  ["page page-id-7", null],
])("reads %s as its system means it", (names, kind) => {
  expect(kindOfSystem(names.split(" "))).toBe(kind);
});

test("passes over the same names where the system that means something by them did not write them", () => {
  for (const names of ["page-product", "archive", "single-product", "search-results"])
    expect(kindOfSystem(names.split(" "))).toBeNull();
});
