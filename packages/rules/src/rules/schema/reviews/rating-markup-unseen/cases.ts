import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (shown: string, lang = "en", rating: object | null = {}): ReturnType<typeof productPage> =>
  productPage({
    lang,
    jsonLd: {
      ...PRODUCT,
      ...(rating && { aggregateRating: { "@type": "AggregateRating", ratingValue: 4.8, reviewCount: 127, ...rating } }),
    },
    main: `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice.</p><p>€ 19.90</p>${shown}<button>Add to cart</button>`,
  });

export const cases: PageRuleCases = {
  passing: [
    page("<p>4.8 out of 5 stars</p>"),
    page("<p>★★★★★</p>"),
    page('<div class="star-rating"></div>'),
    page("<h2>Customer reviews</h2>"),
    page("<p>127 отзывов</p>", "ru"),
    page("<p>評価 4.8</p>", "ja"),
    page("<p>٤٫٨</p>", "ar"),
  ],
  failing: [
    page(""),
    page("<p>Очень хорошая кружка.</p>", "ru"),
    page("<p>とても良いマグカップです。</p>", "ja"),
    page("", "de", { ratingValue: "5", ratingCount: "312" }),
  ],
  outside: [page("", "en", null), page("", "en", { reviewCount: 0 })],
  unknown: [
    page('<script src="https://cdn.judge.me/widget.js"></script>'),
    page(`<p>${"A wide handle for big hands. ".repeat(200)}</p>`),
  ],
};
