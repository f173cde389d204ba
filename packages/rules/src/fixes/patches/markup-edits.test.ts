import { expect, test } from "vitest";
import { markupEdits } from "./markup-edits.ts";

const long = "A pot of clay that is turned by hand, fired twice and glazed in the colour of the sea.";
const edits = (before: object, after: object): string | null =>
  markupEdits("Product", JSON.stringify(before), JSON.stringify(after));

test("only what is otherwise is printed, in the place where it stands", () => {
  const offer = { "@type": "Offer", price: "5", priceValidUntil: "2019-12-31" };
  const present = { "@context": "https://schema.org", "@type": "Product", name: "Pot", description: long };
  expect(
    edits(
      { ...present, offers: [offer, { ...offer, price: "6" }] },
      {
        ...present,
        name: "Jar <b>",
        brand: { "@type": "Brand", name: "Kiln" },
        offers: [
          { "@type": "Offer", price: "5" },
          { "@type": "Offer", price: "6" },
        ],
      },
    ),
  ).toBe(
    `<!-- in the page's JSON-LD, Product: in place of "name": "Pot" -->
"name": "Jar \\u003cb\\u003e"
<!-- in the page's JSON-LD, Product.offers, 2 times: take out "priceValidUntil": "2019-12-31", with the comma behind it, or where it is the last line in its braces, the comma before it -->
<!-- in the page's JSON-LD, Product: add -->
"brand": {
  "@type": "Brand",
  "name": "Kiln"
}`,
  );
});

test("a long entity is taken out to its end", () => {
  const rating = { "@type": "AggregateRating", ratingValue: "4.8", reviewCount: "120", bestRating: "5" };
  const present = { "@type": "LocalBusiness", description: `${long} ${long} ${long}` };
  expect(edits({ ...present, aggregateRating: rating }, present)).toContain("… to its closing brace, with the comma");
});

test("a list of other things is put in whole, and so is an entity of another type", () => {
  const present = { "@type": "Product", description: long, image: ["a.jpg"], brand: "Kiln" };
  const code = edits(present, { ...present, image: ["a.jpg", "b.jpg"], brand: { "@type": "Brand", name: "Kiln" } });
  expect(code).toContain('in place of "image": ["a.jpg"]');
  expect(code).toContain('in place of "brand": "Kiln"');
});

test("a block that is mostly new is no list of edits, and neither is what is no JSON", () => {
  expect(edits({ "@type": "Product", name: "Pot" }, { "@type": "Product", name: "Jar" })).toBeNull();
  expect(markupEdits("Product", "broken", "{}")).toBeNull();
  expect(edits({ name: "Pot" }, { name: "Pot" })).toBeNull();
});
