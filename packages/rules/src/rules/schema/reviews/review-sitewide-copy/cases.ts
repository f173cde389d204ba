import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const NAMES = ["mug", "cup", "pot", "bowl", "vase", "plate", "jug"];
const home = "<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1>";
const site = (
  rating: (index: number) => object | undefined,
  more: object = {},
): { pages: Record<string, string | ReturnType<typeof productPage>> } => ({
  pages: {
    "/": home,
    ...Object.fromEntries(
      NAMES.map((name, index) => [
        `/products/${name}`,
        productPage({ jsonLd: { ...PRODUCT, name, ...more, aggregateRating: rating(index) } }),
      ]),
    ),
  },
});
const rated = (ratingValue: number, reviewCount: number): object => ({
  "@type": "AggregateRating",
  ratingValue,
  reviewCount,
});

/** A shop of a hundred products, of which six or seven have the same few reviews. */
const large = {
  pages: {
    "/": home,
    ...Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [
        `/products/mug-${index}`,
        productPage({ jsonLd: { ...PRODUCT, name: `mug ${index}`, aggregateRating: rated(4.5, 11 + (index % 15)) } }),
      ]),
    ),
  },
};
export const cases: SiteRuleCases = {
  passing: [
    large,
    site((index) => rated(4.5, 20 + index)),
    site(() => rated(5, 1)),
    site((index) => (index < 4 ? rated(4.8, 120) : undefined)),
    site(() => rated(4.8, 120), { inProductGroupWithID: "SET" }),
  ],
  failing: [{ ...site(() => rated(4.8, 120)), faults: NAMES.map((name) => `/products/${name}`) }],
  outside: [site(() => undefined)],
};
