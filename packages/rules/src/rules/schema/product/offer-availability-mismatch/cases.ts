import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const BUY = "<button>Add to cart</button>";
const page = (availability: string | undefined, shown: string): ReturnType<typeof productPage> =>
  productPage({
    jsonLd: { ...PRODUCT, offers: { ...OFFER, availability } },
    main: `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice.</p><p>€ 19.90</p>${shown}`,
  });
const IN = "https://schema.org/InStock";
const OUT = "https://schema.org/OutOfStock";
const cards =
  '<ul><li><a href="/p/a"><img src="/a.jpg" alt="A">A</a><span>€ 9.00</span></li><li><a href="/p/b"><img src="/b.jpg" alt="B">B</a><span>€ 9.00</span></li></ul>';

const sizes = (small: string, large: string): ReturnType<typeof productPage> =>
  productPage({
    jsonLd: {
      ...PRODUCT,
      offers: [
        { ...OFFER, availability: small, url: "/products/mug?variant=1" },
        { ...OFFER, availability: large, url: "/products/mug?variant=2" },
      ],
    },
    main: `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice.</p><p>€ 19.90</p>${BUY}<script type="application/json">{"variants":[{"id":1,"title":"S","price":1990,"available":false},{"id":2,"title":"L","price":1990,"available":true}]}</script>`,
  });

export const cases: PageRuleCases = {
  passing: [
    page(IN, `<p>In stock</p>${BUY}`),
    page(OUT, "<p>Sold out</p>"),
    // One size is sold out, the button is there.
    page(IN, `<p>Size L: sold out</p>${BUY}`),
    page("PreOrder", "<p>Sold out</p>"),
  ],
  failing: [sizes(IN, IN), page(IN, "<p>Sold out</p>"), page(OUT, `<p>In stock, ready to ship</p>${BUY}`)],
  outside: [sizes(OUT, IN), page(IN, ""), page(undefined, "<p>Sold out</p>"), productPage({ jsonLd: null })],
  unknown: [page(IN, `${cards}<p>Sold out</p>`)],
};
