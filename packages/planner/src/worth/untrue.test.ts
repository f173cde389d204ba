import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const product = (index: number, price: string): string =>
  pageHtml({
    title: `Copper kettle number ${index}`,
    head: `<script type="application/ld+json">${JSON.stringify({
      "@context": "https://schema.org",
      "@type": "Product",
      name: `Copper kettle number ${index}`,
      offers: { "@type": "Offer", price, priceCurrency: "EUR", availability: "https://schema.org/InStock" },
    })}</script>`,
    main: `<h1>Copper kettle number ${index}</h1><img src="/kettle-${index}.jpg" alt="Copper kettle number ${index}"><p class="price">€ 1934.10</p><button>Add to cart</button><p>Kettle ${index} holds ${index + 1} litres of water and boils it on gas and on wood.</p>`,
  });

const shop = (price: string) =>
  planOf({
    business: "online-shop",
    pages: {
      "/": pageHtml({ main: [1, 2, 3].map((at) => `<a href="/product/${at}">Copper kettle ${at}</a>`).join("") }),
      ...Object.fromEntries([1, 2, 3].map((at) => [`/product/${at}`, product(at, price)])),
    },
  });

test("a task that ends several faults of one block is told by what is untrue, with both values", () => {
  const { actions } = shop("2149.00");
  const task = actions.find(({ rule, heals }) =>
    [rule, ...heals.map((healed) => healed.rule)].includes("product-image-missing"),
  );
  expect(task?.rule).toBe("offer-price-mismatch");
  expect(task?.problem).toMatch(/2149.*1934\.10/);
  expect(task?.ranking[0]?.words).toContain("it says what isn't so");
  const places = actions.map(({ rule }) => rule);
  expect(places.indexOf("offer-price-mismatch")).toBe(0);
});

test("what is merely missing keeps its task where nothing is untrue", () => {
  const rules = shop("1934.10").actions.map(({ rule }) => rule);
  expect(rules).toContain("product-image-missing");
  expect(rules).not.toContain("offer-price-mismatch");
});

test("what can be ordered for 0 comes before all other faults, be it one product of many", () => {
  const free = product(1, "0").replace("€ 1934.10", "€ 0.00");
  const { actions } = planOf({
    business: "online-shop",
    pages: {
      "/": pageHtml({ main: NUMBERS.map((at) => `<a href="/product/${at}">Copper kettle ${at}</a>`).join("") }),
      ...Object.fromEntries(NUMBERS.map((at) => [`/product/${at}`, at === 1 ? free : product(at, "1934.10")])),
    },
  });
  const [first] = actions;
  expect(first).toMatchObject({ rule: "sold-for-nothing", impact: "high" });
  expect(actions.map(({ rule }) => rule)).not.toContain("offer-price-missing");
});

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
