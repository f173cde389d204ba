import type { SiteRuleCases } from "../../../../rule-cases.ts";

const card = (index: number, price: string): string =>
  `<li class="card"><a href="/p/${index}"><img src="/${index}.jpg" alt="">Mug ${index}</a><span class="price">${price}</span></li>`;
const list = (prices: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><title>Mugs</title></head><body><main><h1>Mugs</h1><ul>${prices.map((price, index) => card(index + 1, price)).join("")}</ul></main></body></html>`;
const product = (index: number, price: string): string =>
  `<!doctype html><html lang="en"><head><title>Mug ${index}</title></head><body><main><h1>Mug ${index}</h1><p class="price">${price}</p><button class="add-to-cart">Add to cart</button><p>A mug of stoneware for coffee and for tea, thrown by hand.</p></main></body></html>`;
const shop = (listed: readonly string[], asked: readonly string[]) => ({
  pages: {
    "/": list(listed),
    ...Object.fromEntries(asked.map((price, index) => [`/p/${index + 1}`, product(index + 1, price)])),
  },
});
const PRICES = ["€ 19.00", "€ 24.00", "€ 31.00"];

export const cases: SiteRuleCases = {
  passing: [
    shop(PRICES, PRICES),
    // The lowest of several, an old price beside the new one, and prices without tax.
    shop(["from € 9.00", "€ 24.00", "€ 31.00"], PRICES),
    shop(["€ 19.00", "€ 24.00", "€ 31.00"], ["€ 19.00", "<del>€ 24.00</del> € 20.00", "€ 31.00"]),
    shop(["€ 20.00", "€ 30.00", "€ 40.00"], ["€ 24.00", "€ 36.00", "€ 48.00"]),
  ],
  failing: [
    { ...shop(["€ 19.00", "€ 26.00", "€ 31.00"], PRICES), faults: ["/p/2"] },
    { ...shop(["1 900 ₽", "2 400 ₽", "3 100 ₽"], ["1 900 ₽", "2 400 ₽", "2 990 ₽"]), faults: ["/p/3"] },
  ],
  outside: [{ pages: { "/": "<title>Mugs</title><h1>Mugs</h1><p>We make mugs.</p>" } }],
};
