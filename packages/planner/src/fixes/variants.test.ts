import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const offer = (id: number): object => ({
  "@type": "Offer",
  url: `https://shop.example/products/shirt?variant=${id}`,
  price: 39,
  priceCurrency: "EUR",
  availability: "https://schema.org/InStock",
});
const marked = {
  "@context": "https://schema.org",
  "@type": "Product",
  name: "Linen shirt",
  image: "https://shop.example/shirt.jpg",
  brand: { "@type": "Brand", name: "Kiln" },
  offers: [offer(1), offer(2)],
};
const inScript = {
  id: 9,
  handle: "shirt",
  variants: [
    { id: 1, title: "S", public_title: "S", sku: null, price: 3900, available: false },
    { id: 2, title: "XL", public_title: "XL", sku: null, price: 3900, available: true },
  ],
};
const script = (type: string, data: object): string => `<script type="${type}">${JSON.stringify(data)}</script>`;
const shirt = pageHtml({
  title: "Linen shirt",
  head: script("application/ld+json", marked),
  main: `<p class="price">€ 39.00</p><button>Add to cart</button>${script("application/json", inScript)}`,
});
const blockOf = (id: string): Record<string, unknown> | undefined => {
  const { actions } = planOf(
    {
      pages: {
        "/": pageHtml({ title: "Kiln", main: '<a href="/products/shirt">Shirt</a>' }),
        "/products/shirt": shirt,
      },
    },
    undefined,
    rules.filter((rule) => rule.id === id),
  );
  const after = actions[0]?.patches.find(({ op }) => op === "jsonld")?.after;
  return after == null ? undefined : (JSON.parse(after) as Record<string, unknown>);
};

test("a group of variants holds their names, sizes, pictures and the stock that the page's own data tell", () => {
  expect(blockOf("variant-group-missing")).toMatchObject({
    "@type": "ProductGroup",
    productGroupID: "shirt",
    variesBy: "https://schema.org/size",
    brand: { name: "Kiln" },
    hasVariant: [
      {
        name: "Linen shirt, S",
        size: "S",
        image: "https://shop.example/shirt.jpg",
        offers: { price: 39, availability: "https://schema.org/OutOfStock" },
      },
      { name: "Linen shirt, XL", size: "XL", offers: { price: 39, availability: "https://schema.org/InStock" } },
    ],
  });
});

test("the stock of each variant is that of the page's own data, and the rest stays", () => {
  expect(blockOf("offer-availability-mismatch")).toMatchObject({
    offers: [
      { ...offer(1), availability: "https://schema.org/OutOfStock" },
      { ...offer(2), availability: "https://schema.org/InStock" },
    ],
  });
});
