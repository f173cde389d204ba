import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = "<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1>";
const product = (name: string, changes: object, lang = "en", head = ""): ReturnType<typeof productPage> =>
  productPage({ jsonLd: { ...PRODUCT, name, ...changes }, lang, head });
const site = (a: object, b: object): { pages: Record<string, string | ReturnType<typeof productPage>> } => ({
  pages: { "/": home, "/products/mug": product("Blue mug", a), "/products/pot": product("Tea pot", b) },
});
const both = { faults: ["/products/mug", "/products/pot"] };

export const cases: SiteRuleCases = {
  passing: [
    site({ sku: "A" }, { sku: "B" }),
    {
      pages: {
        "/": home,
        "/products/mug": product("Blue mug", {}, "en"),
        "/de/products/mug": product("Blaue Tasse", {}, "de"),
      },
    },
    // The small one is a variant there and has a page of its own.
    site(
      {
        sku: "A",
        offers: [
          { ...OFFER, sku: "A" },
          { ...OFFER, sku: "B" },
        ],
      },
      { sku: "A" },
    ),
    // One product in two categories.
    { pages: { "/": home, "/a/products/mug": product("Blue mug", {}), "/b/products/mug": product("Blue mug", {}) } },
  ],
  failing: [
    { ...site({ sku: "A" }, { sku: "A" }), ...both },
    { ...site({ sku: "A", gtin13: "4006381333931" }, { sku: "B", gtin: "4006381333931" }), ...both },
  ],
  outside: [
    site({ sku: "0" }, { sku: "0" }),
    site({ sku: "A", inProductGroupWithID: "G" }, { sku: "A", inProductGroupWithID: "G" }),

    {
      pages: {
        "/": home,
        "/products/mug": product("Blue mug", {
          sku: "A",
          offers: [
            { ...OFFER, sku: "A" },
            { ...OFFER, sku: "B" },
          ],
        }),
      },
    },
    { pages: { "/": home } },
    { pages: { "/": home, "/products/mug": product("Blue mug", { sku: undefined }) } },
  ],
};
