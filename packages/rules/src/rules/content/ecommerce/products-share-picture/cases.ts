import type { SiteRuleCases } from "../../../../rule-cases.ts";

const product = (name: string, picture: string): string =>
  `<!doctype html><html lang="en"><head><title>${name}</title></head><body><main><h1>${name}</h1><img src="${picture}" alt="" width="800" height="800"><p class="price">€ 24.00</p><button class="add-to-cart">Add to cart</button><p>All that there is to say of it, ${name}, in one line.</p></main></body></html>`;
const shop = (goods: Readonly<Record<string, string>>) => ({
  pages: {
    "/": `<!doctype html><html lang="en"><head><title>Clay</title></head><body><main><h1>Clay and wool</h1>${"<p>We sell what our village makes.</p>".repeat(9)}</main></body></html>`,
    "/about": "<!doctype html><title>About</title><h1>About us</h1><p>A village by the sea.</p>",
    "/contact": "<!doctype html><title>Contact</title><h1>Contact</h1><p>Write to us.</p>",
    ...Object.fromEntries(
      Object.entries(goods).map(([name, picture], index) => [`/products/${index}`, product(name, picture)]),
    ),
  },
});

const OTHERS = { Ölkanne: "/d.jpg", Teppich: "/e.jpg", "Kleiner Krug": "/f.jpg", Webrahmen: "/g.jpg" };

export const cases: SiteRuleCases = {
  passing: [
    shop({ "Blue mug": "/a.jpg", "Wool scarf": "/b.jpg", "Oak spoon": "/c.jpg" }),
    // Sizes of one thing.
    shop({ "Mug 200 ml": "/a.jpg", "Mug 300 ml": "/a.jpg", "Mug 500 ml": "/a.jpg", ...OTHERS }),
  ],
  failing: [
    {
      ...shop({
        "Blue mug": "/none.png",
        "Wool scarf": "/none.png?v=2",
        "Oak spoon": "/none.png",
        ...OTHERS,
      }),
      faults: ["/products/0", "/products/1", "/products/2"],
    },
  ],
  outside: [shop({})],
};
