import { expect, test } from "vitest";
import { pageHtml } from "./testing/made-shop.ts";
import { planOf } from "./testing/plan-case.ts";

const card = (name: string, price: string): string =>
  `<article><h2>${name}</h2><img src="/${name}.jpg" alt="${name}"><p class="price">€ ${price}</p><button>Add to cart</button></article>`;

const shop = (main: string) =>
  planOf({
    business: "online-shop",
    pages: {
      "/": pageHtml({ title: "Roastery", main: '<a href="/shop">Shop</a>' }),
      "/shop": pageHtml({ title: "Shop", main }),
    },
  });
const task = (main: string) => shop(main).actions.find(({ rule }) => rule === "product-schema-missing");

test("several goods of one page are never pasted as one product", () => {
  const several = task(card("Serra", "10.95") + card("Peru", "13.95"));
  expect(several?.patches ?? []).toEqual([]);
  expect(several?.title).toMatch(/page of its own/);
  expect(task(card("Serra", "10.95"))?.patches).toHaveLength(1);
});
