import { prose } from "../../../../case-pages/article-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (text: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>Mugs</title>${head}</head><body><main><p>${text}</p></main></body></html>`;
const home = page("Welcome to the pottery of the north.");

export const cases: SiteRuleCases = {
  passing: [
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
