import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import { GROUP, groupPage } from "../../../../case-pages/variant-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const main = (lines: string): string =>
  `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice and fired hot.</p>${lines}<button>Add to cart</button>`;
const offers = (shown: string, lang = "en", names = ["Small", "Large"]): ReturnType<typeof productPage> =>
  productPage({
    lang,
    jsonLd: {
      ...PRODUCT,
      offers: [
        { ...OFFER, name: names[0], price: "19.90" },
        { ...OFFER, name: names[1], price: "24.90" },
      ],
    },
    main: main(shown),
  });
const named = (size: string, price: string) => ({
  ...GROUP.hasVariant[0],
  name: `Blue mug ${size}`,
  offers: { ...OFFER, price },
});
const group = { hasVariant: [named("Small", "19.90"), named("Large", "24.90")] };

export const cases: PageRuleCases = {
  passing: [
    offers("<ul><li>Small: € 19.90</li><li>Large: € 24.90</li></ul>"),
    groupPage(group, { main: main("<table><tr><td>Small € 19.90</td><td>Large € 24,90</td></tr></table>") }),
  ],
  failing: [
    offers("<ul><li>Small: € 19.90</li><li>Large: € 29.90</li></ul>"),
    groupPage(group, { main: main("<ul><li>Small € 19.90</li><li>Large € 29.90</li></ul>") }),
    offers("<ul><li>Маленькая: 19,90 €</li><li>Большая: 29,90 €</li></ul>", "ru", ["Маленькая", "Большая"]),
  ],
  outside: [
    // A line names both, so none is told for sure.
    offers("<p>Small: € 19.90</p><p>Small and large parcels ship for € 5.00 more.</p>"),
    productPage(),
    groupPage(),
    offers("<p>€ 19.90</p>"),
    productPage({ jsonLd: null }),
  ],
};
