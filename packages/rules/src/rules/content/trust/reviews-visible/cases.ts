import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (more: string, lang = "en"): ReturnType<typeof productPage> =>
  productPage({
    lang,
    main: `<h1>Blue mug</h1><p>A stoneware mug with a wide handle.</p><p>€ 19.90</p><button>Add to cart</button>${more}`,
  });

export const cases: PageRuleCases = {
  passing: [
    page("<h2>Customer reviews</h2><p>Ada: keeps tea warm.</p>"),
    page("<p>4.7 out of 5 stars</p>"),
    page("<h2>Bewertungen (12)</h2>", "de"),
    page("<h2>カスタマーレビュー</h2>", "ja"),
    page("<h2>آراء العملاء</h2>", "ar"),
    productPage({
      jsonLd: {
        ...PRODUCT,
        offers: OFFER,
        aggregateRating: { "@type": "AggregateRating", ratingValue: 4.7, reviewCount: 9 },
      },
    }),
  ],
  failing: [page(""), page("<p>Preview of the next season.</p>")],
  outside: [
    productPage({ main: "<h1>Blue mug</h1><p>Soon.</p><p>€ 19.90</p>" }),
    productPage({ jsonLd: { ...PRODUCT, offers: { ...OFFER, itemCondition: "https://schema.org/UsedCondition" } } }),
  ],
  unknown: [
    page('<script src="https://cdn.judge.me/widget.js"></script>'),
    page("", "mt"),
    page(`<p>${"A wide handle for big hands. ".repeat(200)}</p>`),
  ],
};
