import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const BUY = "<button>Add to cart</button>";
const page = (shown: string, marked: unknown, button = BUY): ReturnType<typeof productPage> =>
  productPage({
    jsonLd: { ...PRODUCT, offers: marked },
    main: `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice and fired hot.</p>${shown}${button}`,
  });
const free = { ...OFFER, price: "0.0" };

export const cases: PageRuleCases = {
  passing: [
    page('<p class="price">€19.90</p>', OFFER),
    // The script fills in one of the two.
    page('<p class="price">€0</p>', OFFER),
    page('<p class="price">€19.90</p>', free),
    page('<p class="price">€0</p>', [free, OFFER]),
  ],
  failing: [
    page('<div class="price">€0</div>', free),
    page('<p class="price">€ 0.00</p>', [free, { ...OFFER, price: 0 }]),
  ],
  outside: [
    // Priced on request: nothing can be ordered.
    page('<p class="price">€ 0.00</p>', free, '<a href="/contact">Ask for the price</a>'),
    page("", free),
    page('<p class="price">€ 0.00</p>', undefined),
  ],
};
