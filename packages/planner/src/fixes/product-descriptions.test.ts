import { productWords } from "@audit/rules/view/product-words";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { viewOf } from "../testing/plan-case.ts";

const said = (...texts: readonly string[]) => {
  const pages = texts.map((text, at): [string, string] => [
    `/p/${at}`,
    pageHtml({ title: `Good ${at}`, description: text, main: "<p>€ 19.90</p><button>Add to cart</button>" }),
  ]);
  const view = viewOf({
    pages: { "/": pages.map(([path]) => `<a href="${path}">x</a>`).join(""), ...Object.fromEntries(pages) },
  });
  return pages.map(([path]) => productWords(view.pageAt(`https://shop.example${path}`)!, view).description);
};

test("no line about the edition and none about other prices is a product's description", () => {
  const own = "A stoneware mug with a wide handle for € 19.90.";
  const others = [
    "TRANSLATED BY THE STUDENTS OF THE SEMINARY of the town.",
    "7002/1940. Nihil obstat. Budae, die 9. Oct. 1940. vic. gen. subst.",
    "Printed by the Society of Saint John, Budapest, 2009.",
    "A rack for the floor of any make costs € 180 to € 300 elsewhere.",
  ];
  expect(said(own, ...others)).toEqual([own, null, null, null, null]);
});

test("what two products say alike but for a number describes neither", () => {
  expect(said("The collected works of the author, volume II", "The collected works of the author, volume III")).toEqual(
    [null, null],
  );
});

test("a sentence is no notice of the stock", () => {
  const stockOf = (text: string) => {
    const main = `<p>€ 19.90</p><button>Add to cart</button><p>${text}</p>`;
    const view = viewOf({ pages: { "/": '<a href="/p/1">x</a>', "/p/1": pageHtml({ title: "Mug", main }) } });
    return productWords(view.pageAt("https://shop.example/p/1")!, view).availability;
  };
  expect(stockOf("In stock, sent within a day")).toBe("InStock");
  expect(stockOf("We keep runs limited. If your size is available now, it might not be later.")).toBeNull();
});

test("what is sold out keeps the price that stands nearest to its name", () => {
  const main = "<p>€ 19.90</p><p>Sold out</p><p>Two parts of € 9.95 each, without interest.</p>";
  const view = viewOf({
    pages: { "/": '<a href="/products/1">x</a>', "/products/1": pageHtml({ title: "Mug", main }) },
  });
  expect(productWords(view.pageAt("https://shop.example/products/1")!, view).price).toBe("19.90");
});
