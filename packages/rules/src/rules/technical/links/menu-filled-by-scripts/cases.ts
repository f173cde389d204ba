import type { SiteRuleCases } from "../../../../rule-cases.ts";

const LISTS = ["bowls", "jugs", "mugs", "vases"];
const cards = [1, 2, 3, 4]
  .map(
    (number) =>
      `<li class="product"><a href="/products/${number}"><img src="/${number}.jpg" alt="">Mug ${number}</a> <span class="price">€ 19.90</span></li>`,
  )
  .join("");

const shop = (menu: string, script = '<script src="/menu.js"></script>') => ({
  pages: Object.fromEntries(
    ["", ...LISTS.map((name) => `collections/${name}`)].map((path) => [
      `/${path}`,
      `<!doctype html><html lang="en"><head><title>${path || "Kiln"}</title>${script}</head><body><nav>${menu}</nav><main><h1>${path || "Kiln"}</h1><ul>${cards}</ul>${LISTS.map((name) => `<a href="/collections/${name}">${name}</a>`).join("")}</main></body></html>`,
    ]),
  ),
});

export const cases: SiteRuleCases = {
  passing: [
    shop('<div><a href="/collections/mugs">Mugs</a><div id="mega"><a href="/collections/jugs">Jugs</a></div></div>'),
    // Right to be empty.
    shop('<div><a href="/cart">Cart</a><div id="mini-cart"></div></div>'),
    shop('<div><a href="/">Home</a></div><div id="mega"></div>'),
    shop('<div><a href="/collections/mugs">Mugs</a><div id="mega"></div></div>', ""),
  ],
  failing: [shop('<div><a href="/collections/mugs">All</a><div class="mega" id="mega-cats"></div></div>')],
  outside: [{ pages: { "/": "<title>Shop</title><h1>Shop</h1>" } }],
};
