import { expect, test } from "vitest";
import { pageHtml } from "./testing/made-shop.ts";
import { planOf } from "./testing/plan-case.ts";

const rulesOf = (json: object, shown: string): string[] =>
  planOf({
    business: "online-shop",
    pages: {
      "/": pageHtml({ title: "Roastery", main: '<a href="/products/serra">Serra</a>' }),
      "/products/serra": pageHtml({
        title: "Serra",
        head: `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Product", name: "Serra", ...json })}</script>`,
        main: `<h1>Serra</h1>${shown}<button class="add-to-cart">Add to cart</button>`,
      }),
    },
  }).actions.map(({ rule }) => rule);

const offers = { "@type": "Offer", price: "10.95", priceCurrency: "EUR" };
const PRICE = '<p class="price">€10.95</p>';

test("a picture that the markup lacks goes along with the price that is mended in the same block", () => {
  expect(rulesOf({ offers }, PRICE)).toContain("product-image-missing");
  const both = rulesOf({ offers: { ...offers, price: "12.95" } }, PRICE);
  expect(both).toContain("offer-price-mismatch");
  expect(both).not.toContain("product-image-missing");
});

test("a review that nobody sees goes along with its rating", () => {
  const review = {
    "@type": "Review",
    author: { "@type": "Person", name: "Ada Berg" },
    reviewBody: "Keeps tea warm for hours and never tips over, even on a slope.",
    reviewRating: { "@type": "Rating", ratingValue: "5" },
  };
  const aggregateRating = { "@type": "AggregateRating", ratingValue: "4.8", reviewCount: "214" };
  const image = "https://shop.example/serra.jpg";
  expect(rulesOf({ image, offers, review }, PRICE)).toContain("schema-not-visible");
  const both = rulesOf({ image, offers, review, aggregateRating }, PRICE);
  expect(both).toContain("rating-markup-unseen");
  expect(both).not.toContain("schema-not-visible");
});
