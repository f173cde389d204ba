import { rules } from "@audit/rules";
import { textLanguageOf } from "@audit/rules/view/text-language";
import { productWords } from "@audit/rules/view/product-words";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf, viewOf } from "../testing/plan-case.ts";

const offered = (price: string, shown: string) => {
  const offers = { "@type": "Offer", price, priceCurrency: "EUR", priceValidUntil: "2019-12-31" };
  const markup = JSON.stringify({ "@context": "https://schema.org", "@type": "Product", name: "Mug", offers });
  const html = pageHtml({
    title: "Mug",
    main: `<script type="application/ld+json">${markup}</script>${shown}<button>Add to cart</button>`,
  });
  return { html, headers: { date: "Tue, 05 May 2026 08:00:00 GMT" } };
};
const FREE = '<p class="price"><del>€ 1.00</del> <ins>€ 0.00</ins></p>';

test("a price of 0 is no price: nothing is to be pasted for it, and no crossed-out one stands in for it", () => {
  const given = { pages: { "/": '<a href="/p/mug">Mug</a>', "/p/mug": offered("0", FREE) } };
  const only = rules.filter(({ id }) => id === "offer-price-valid-until-past");
  const { actions } = planOf(given, undefined, only);
  expect(actions).toEqual([]);
  const view = viewOf(given);
  expect(productWords(view.pageAt("https://shop.example/p/mug")!, view).price).toBe("0");
});

test("a price beside the old one is taken up", () => {
  const shown = '<p class="price"><del>€ 9.00</del> <ins>€ 7.00</ins></p>';
  const given = { pages: { "/": '<a href="/p/mug">Mug</a>', "/p/mug": offered("7", shown) } };
  const view = viewOf(given);
  expect(productWords(view.pageAt("https://shop.example/p/mug")!, view).price).toBe("7");
});

test("a page whose only sentence is a plugin's is in the language of its site", () => {
  const prose =
    "Kézzel készült bögréink agyagból vannak, amelyet a folyó partján gyűjtünk, és kétszer égetjük ki őket a műhelyünkben. Minden darab más, mert a mázat magunk keverjük hozzá.";
  const hungarian = (main: string): string =>
    pageHtml({ title: "Bögre", main })
      .replace('lang="en"', 'lang="hu"')
      .replace(/<(header|footer)>.*?<\/\1>/gs, "");
  const long = (at: number): string => hungarian(`<p>${prose} ${at}</p><p>${prose}</p><p>${prose}</p>`);
  const plugin =
    "<p>There are no questions yet about this product, so be the first one to ask the other customers something about it.</p>";
  const view = viewOf({
    pages: { "/": long(0), "/1": long(1), "/2": long(2), "/3": long(3), "/4": long(4), "/mug": hungarian(plugin) },
  });
  expect(textLanguageOf(view.pageAt("https://shop.example/mug")!, view)).toBe("hu");
});
