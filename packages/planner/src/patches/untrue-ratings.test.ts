import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

test("no block brings back a rating that another task takes out", () => {
  const offer = { "@type": "Offer", price: "9.00", priceCurrency: "EUR", availability: "https://schema.org/InStock" };
  const product = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Pot",
    image: "https://shop.example/pot.jpg",
    aggregateRating: { "@type": "AggregateRating", ratingValue: "5", reviewCount: "22" },
    offers: { ...offer, priceValidUntil: "2020-01-01" },
  };
  const pot = pageHtml({
    title: "Pot",
    main: `<script type="application/ld+json">${JSON.stringify(product)}</script><p class="price">€ 9.00</p><button>Add to cart</button>`,
  });
  const { actions } = planOf(
    { pages: { "/": pageHtml({ title: "Kiln", main: '<a href="/p/pot">Pot</a>' }), "/p/pot": pot } },
    undefined,
    rules.filter(({ id }) => id === "rating-markup-unseen" || id === "offer-price-valid-until-past"),
  );
  expect(actions.map(({ rule }) => rule).toSorted()).toEqual(["offer-price-valid-until-past", "rating-markup-unseen"]);
  expect(JSON.stringify(actions.flatMap(({ patches }) => patches))).not.toContain('aggregateRating\\"');
});
