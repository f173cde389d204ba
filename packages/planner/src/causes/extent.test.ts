import { expect, test } from "vitest";
import { madeShop } from "../testing/made-shop.ts";
import { findingOf, viewOf } from "../testing/plan-case.ts";
import { extentOf } from "./extent.ts";

const view = viewOf(madeShop());
const served = view.served.length;
const products = view.site.pages.filter(
  ({ kind, indexability }) => kind === "product" && indexability.indexable,
).length;

test("a rule about products speaks of all products, and of no other page", () => {
  const extent = extentOf(findingOf("product-brand-missing", []), view);
  expect(extent).toMatchObject({ pages: products, templates: 1 });
  expect([...extent.sizes]).toEqual([["product:/p/*", products]]);
  expect(products).toBeLessThan(served);
});

test("a rule over the site speaks of every page that is served, and the groups hold them all", () => {
  const extent = extentOf(findingOf("redirect-loop", []), view);
  expect(extent.pages).toBe(served);
  expect(extent.templates).toBeGreaterThan(1);
  expect([...extent.sizes.values()].reduce((sum, pages) => sum + pages, 0)).toBe(served);
});

test("each site, and each population of it, is counted once", () => {
  const [one, same, other] = ["product-brand-missing", "product-brand-missing", "redirect-loop"].map((rule) =>
    extentOf(findingOf(rule, []), view),
  );
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(extentOf(findingOf("product-brand-missing", []), viewOf(madeShop()))).not.toBe(one);
});
