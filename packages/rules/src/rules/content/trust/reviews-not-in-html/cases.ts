import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const widget = '<script src="https://cdn.judge.me/widget_v3.js" async></script>';
const rated = { ...PRODUCT, aggregateRating: { "@type": "AggregateRating", ratingValue: 4.7, reviewCount: 9 } };

export const cases: PageRuleCases = {
  passing: [productPage({ jsonLd: rated, rest: widget }), productPage({ rest: `<p>4.7 out of 5 stars</p>${widget}` })],
  failing: [
    productPage({ rest: widget }),
    productPage({
      rest: '<script src="https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js"></script>',
    }),
  ],
  outside: [productPage(), `<!doctype html><title>About</title><h1>About us</h1>${widget}`],
};
