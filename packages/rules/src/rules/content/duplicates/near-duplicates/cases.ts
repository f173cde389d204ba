import { prose } from "../../../../case-pages/article-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (text: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>Mugs</title>${head}</head><body><main><p>${text}</p></main></body></html>`;
const home = page("Welcome to the pottery of the north.");

/** Two things for sale under names of their own. */
const goods = (text: (at: number) => string): Record<string, string> =>
  Object.fromEntries(
    ["blue", "red"].map((colour, at) => [
      `/p/${colour}-mug`,
      `<!doctype html><html lang="en"><head><title>${colour} mug</title></head><body><main><h1>${colour} mug</h1>
<p class="price">12.00 €</p><button>Add to cart</button>${text(at)}</main></body></html>`,
    ]),
  );

export const cases: SiteRuleCases = {
  passing: [
    // Each has a text of its own; what is the same stands on cards of other goods below.
    {
      pages: {
        "/": home,
        ...goods(
          (at) =>
            `<p>The glaze of bowl number ${at} is burnt twice in our old oven near the river.</p><p>It holds ${at} litres of soup and stands safely on every table you may own.</p><p>${prose(600, "card")}</p>`,
        ),
      },
    },
    // The template of goods says the same of delivery on each; two of them say little else.
    {
      pages: {
        "/": home,
        ...goods(() => `<p>${prose(300, "delivery")}</p>`),
        ...Object.fromEntries(
          ["green", "grey", "black", "white", "brown"].map((colour) => [
            `/p/${colour}-mug`,
            `<!doctype html><html lang="en"><head><title>${colour} mug</title></head><body><main><h1>${colour} mug</h1>
<p class="price">12.00 €</p><button>Add to cart</button><p>${prose(900, colour)}</p><p>${prose(300, "delivery")}</p></main></body></html>`,
          ]),
        ),
      },
    },
    // Long texts of their own under the same short notes.
    {
      pages: Object.fromEntries(
        ["/", "/a", "/b"].map((path, index) => [
          path,
          page(`${prose(200, `glaze${index}`)}</p><p>${prose(90, `oven${index}`)}`),
        ]),
      ),
    },
    { pages: { "/": home, "/a": page(prose(300)), "/b": page(prose(300, "glaze")) } },
    { pages: { "/": home, "/a": page(prose(300)), "/a?page=2": page(`${prose(300)} second`) } },
    {
      pages: {
        "/": home,
        "/a": page(prose(300)),
        "/b": page(`${prose(300)} blue`, `<link rel="canonical" href="https://shop.example/a">`),
      },
    },
    // Pages whose text is mostly what every page has: a note on delivery and returns.
    {
      pages: Object.fromEntries(
        ["/", "/a", "/b", "/c", "/d", "/e", "/f"].map((path, index) => [
          path,
          page(
            `${prose(600, "delivery")}</p><p>${index < 2 ? `Our ${["green", "blue"][index]} mugs.` : prose(900, `glaze${index}`)}`,
          ),
        ]),
      ),
    },
  ],
  failing: [
    // The text that both begin with is the one that they share.
    {
      pages: { "/": home, ...goods(() => `<p>${prose(600)}</p>`) },
      faults: ["/p/blue-mug"],
    },
    { pages: { "/": home, "/a": page(prose(600)), "/long-b": page(`${prose(600)} blue`) }, faults: ["/long-b"] },
    {
      pages: {
        "/": home,
        "/a": page(prose(600)),
        "/a-blue": page(`${prose(600)} blue`),
        "/a-green": page(`${prose(600)} green`),
      },
      faults: ["/a-blue", "/a-green"],
    },
  ],
  outside: [{ pages: { "/": `<!doctype html><meta name="robots" content="noindex"><p>Closed.</p>` } }],
};
