import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const card = (name: string, price: number, href: string): string =>
  `<li class="product-card"><a href="${href}"><img src="/${price}.jpg" alt=""><h3>${name}</h3><span class="price">€ ${price}.00</span></a></li>`;
const NAMES = ["Blue mug", "Tall red jug", "Bowl of oak", "Small green vase", "Plate with a rim"];

/** Cards whose price stands beside the link. */
const apart = (link: (name: string) => string, below = "") => ({
  url: "https://shop.example/collections/mugs",
  html: `<!doctype html><html lang=en><title>Mugs</title><main><h1>Mugs</h1><ul class="product-grid">${NAMES.map((name, index) => `<li class="product-card"><a href="/p/${index}"><img src="/${index}.jpg" alt=""></a>${link(name)}<span class="price">€ ${index + 10}.00</span></li>`).join("")}</ul>${below}</main>`,
});

const list = (hrefOf: (index: number) => string) => ({
  url: "https://shop.example/collections/mugs",
  html: `<!doctype html><html lang=en><title>Mugs</title><main><h1>Mugs</h1><ul class="product-grid">${NAMES.map((name, index) => card(name, index + 10, hrefOf(index))).join("")}</ul></main>`,
});

export const cases: PageRuleCases = {
  passing: [
    categoryPage(),
    list((index) => `/products/${index}`),
    // One product, called in several ways.
    {
      url: "https://shop.example/collections/mugs",
      html: `<!doctype html><html lang=en><title>Mugs</title><main><h1>Mugs</h1><ul>${["Blue mug", "The mug in blue", "Our large mug", "Mug of clay"].map((name, index) => card(name, index + 10, "/products/mug")).join("")}</ul></main>`,
    },
    {
      url: "https://shop.example/collections/mugs",
      html: `<!doctype html><html lang=en><title>Mugs</title><main><h1>Mugs</h1><ul>${["Tall canister", "THE TALL CANISTER", "Clay canister of ours", "sugar-free sweetener"].map((name, index) => card(name, index + 10, "/products/canister")).join("")}</ul></main>`,
    },
    // A menu of groups, and texts that lead to one page in many words.
    apart(
      () => "",
      `<ul>${["For the table", "Of red clay", "To carry along", "With a lid", "In small sizes"].map((group) => `<li><a href="/range">${group}</a></li>`).join("")}</ul>`,
    ),
    // Two sizes of one product.
    list((index) => `/products/${Math.max(1, index)}`),
  ],
  failing: [list(() => "/product.html"), apart((name) => `<h3><a href="/product.html">${name}</a></h3>`)],
  outside: ["<!doctype html><title>About</title><h1>About us</h1><p>We are potters.</p>"],
};
