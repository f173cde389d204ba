import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const rating = { "@type": "AggregateRating", ratingValue: "4.8", bestRating: "5", ratingCount: "120" };
const review = { "@type": "Review", reviewBody: "Fine kettles.", author: { "@type": "Person", name: "Ada" } };
const business = (type: string): object => ({
  "@context": "https://schema.org",
  "@type": type,
  name: "Kettlewerk",
  url: "https://shop.example/",
  telephone: "+49 30 8263941",
  description: "Copper kettles, turned and tinned by hand in a yard behind the harbour, mended for life.",
  sameAs: ["https://www.instagram.com/kettlewerk", "https://www.facebook.com/kettlewerk"],
  aggregateRating: rating,
  review: [review],
});

test("a rating of oneself goes from every block that carries it, and what is left is sound", () => {
  const head = [business("Store"), business("Organization")]
    .map((json) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`)
    .join("");
  const { actions } = planOf({ pages: { "/": pageHtml({ title: "Kettlewerk", head }) } });
  const code = actions.find(({ rule }) => rule === "review-selfserving")?.implementation;
  for (const type of ["Store", "Organization"])
    for (const name of ["aggregateRating", "review"]) expect(code).toContain(`${type}: take out "${name}": `);
  expect(code).toContain("to its closing brace, with the comma behind it");
});
