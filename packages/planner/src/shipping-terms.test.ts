import { expect, test } from "vitest";
import { pageHtml } from "./testing/made-shop.ts";
import { planOf } from "./testing/plan-case.ts";

const product = (index: number): string =>
  pageHtml({
    title: `Copper kettle number ${index}`,
    head: `<script type="application/ld+json">${JSON.stringify({
      "@context": "https://schema.org",
      "@type": "Product",
      name: `Copper kettle number ${index}`,
      image: `https://shop.example/kettle-${index}.jpg`,
      offers: { "@type": "Offer", price: `${index}9.00`, priceCurrency: "EUR" },
    })}</script>`,
    main: `<p class="price">€ ${index}9.00</p><button>Add to cart</button><p>Kettle ${index} boils water.</p>`,
  });

test("shipping that no markup states is told and asked of nobody while its values are the owner's to say", () => {
  const seen: string[] = [];
  const { actions } = planOf(
    {
      business: "online-shop",
      pages: {
        "/": pageHtml({
          title: "Kettles",
          main: [1, 2, 3].map((at) => `<a href="/product/${at}">Kettle</a>`).join(""),
        }),
        ...Object.fromEntries([1, 2, 3].map((at) => [`/product/${at}`, product(at)])),
        "/shipping": pageHtml({
          title: "Shipping",
          main: "<p>Delivery takes 2 to 5 working days and costs 4.90 EUR.</p>",
        }),
      },
    },
    (judgement) => {
      seen.push(...judgement.findings.flatMap(({ rule, verdict }) => (verdict === "fail" ? [rule] : [])));
      return judgement;
    },
  );
  expect(seen).toContain("shipping-details-missing");
  expect(actions.flatMap(({ rule, heals }) => [rule, ...heals.map((one) => one.rule)])).not.toContain(
    "shipping-details-missing",
  );
});
