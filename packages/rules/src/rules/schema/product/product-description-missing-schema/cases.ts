import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (description: unknown): ReturnType<typeof productPage> =>
  productPage({ jsonLd: { ...PRODUCT, description } });

export const cases: PageRuleCases = {
  passing: [
    page("A stoneware mug with a wide handle, for temperatures < 100 °C & dishwashers."),
    page("Waiting for tea … is over. This mug keeps it warm."),
  ],
  failing: [
    productPage(),
    page(""),
    page("<p>A stoneware mug</p>"),
    page("&lt;p&gt;A stoneware mug"),
    page("A stoneware mug with a wide handle that you can hold with four fing..."),
  ],
  outside: [productPage({ jsonLd: null })],
};
