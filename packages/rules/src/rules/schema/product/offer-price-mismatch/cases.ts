import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (price: unknown, shown: string): ReturnType<typeof productPage> =>
  productPage({
    jsonLd: { ...PRODUCT, offers: { ...OFFER, price } },
    main: `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice.</p>${shown}<button>Add to cart</button>`,
  });

export const cases: PageRuleCases = {
  passing: [
    page("19.90", "<p>€ 19.90</p>"),
    page("19.90", "<p><s>€ 24.90</s> <b>€ 19.90</b></p>"),
    page("1299", "<p>1.299,00 €</p>"),
    productPage({
      jsonLd: {
        ...PRODUCT,
        offers: [
          { ...OFFER, price: "15.00" },
          { ...OFFER, price: "19.90" },
        ],
      },
    }),
  ],
  failing: [page("24.90", "<p>€ 19.90</p>"), page("1990", "<p>19,90 €</p>")],
  outside: [
    page("19.90", ""),
    page("19,90", "<p>€ 19.90</p>"),
    page("19.90", "<p>US$ 21.90</p>"),
    productPage({ jsonLd: null }),
  ],
  unknown: [page("19.90", "<p>Free delivery over € 75.00</p>")],
};
