import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (shown: string, offer: object = OFFER): ReturnType<typeof productPage> =>
  productPage({
    jsonLd: { ...PRODUCT, offers: offer },
    main: `<h1>Blue mug</h1><p>A stoneware mug with a wide handle.</p>${shown}<button>Add to cart</button>`,
  });
const priceSpecification = {
  "@type": "UnitPriceSpecification",
  priceType: "https://schema.org/StrikethroughPrice",
  price: "24.90",
  priceCurrency: "EUR",
};
const card = (name: string): string =>
  `<li><a href="/p/${name}"><img src="/${name}.jpg" alt="${name}">${name}</a><s>€ 30.00</s> <b>€ 25.00</b></li>`;

export const cases: PageRuleCases = {
  passing: [page("<p><s>€ 24.90</s> <b>€ 19.90</b></p>", { ...OFFER, priceSpecification })],
  failing: [page("<p><s>€ 24.90</s> <b>€ 19.90</b></p>"), page("<p><del>24,90 €</del></p><p>19,90 €</p>")],
  outside: [
    page("<p>€ 19.90</p>"),
    // Another product's reduction, in a list of cards.
    page(`<p>€ 19.90</p><ul>${card("a")}${card("b")}</ul>`),
    page("<p>€ 19.90</p><p><s>€ 990.00</s></p>"),
    productPage({ jsonLd: null }),
  ],
};
