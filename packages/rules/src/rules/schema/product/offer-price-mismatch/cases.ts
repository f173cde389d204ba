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
    // The very number is the price, whatever stands beside it.
    page("12990", "<p>12 990 тенге</p><p>Доставка: 1 200 ₸, € 14000</p>"),
    page("12990", "<p>١٢٬٩٩٠ دینار</p><p>€ 13000</p>"),
    page("24.90", "<p><s>€ 24.90</s> <b>€ 19.90</b></p><p>Set of two: € 24.90</p>"),
    page("19.90", "<p>US$ 19.90</p>"),
    // A name alone makes no old price where nothing cheaper stands beside it.
    page(
      "24.90",
      `<p><span class="regular-price">24,90 €</span></p><p>${"Fired at a low heat. ".repeat(15)}</p><p>Lid: 19,90 €</p>`,
    ),
  ],
  failing: [
    page("24.90", "<p>€ 19.90</p>"),
    page("1990", "<p>19,90 €</p>"),
    // The old price is not what buyers pay.
    page("24.90", "<p><s>€ 24.90</s> <b>€ 19.90</b></p>"),
    page("24.90", '<p><span class="old-price">24,90 €</span> <b>19,90 €</b></p>'),
    // A right price in one syntax does not excuse a wrong one in another.
    page(
      "24.90",
      `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Blue mug</span><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="19.90">€ 19.90</span></div></div>`,
    ),
  ],
  outside: [
    page("19.90", ""),
    page("19,90", "<p>€ 19.90</p>"),
    page("19.90", "<p>US$ 21.90</p>"),
    productPage({ jsonLd: null }),
  ],
  unknown: [
    page("19.90", "<p>Free delivery over € 75.00</p>"),
    // What the basket offers beside is none of the page's own.
    page("19.90", '<div role="dialog" aria-modal="true"><p>Add a lid: € 17.90</p><p>Add a spoon: € 21.90</p></div>'),
  ],
};
