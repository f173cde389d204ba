import { prose } from "../../../../case-pages/article-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (text: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>Mugs</title>${head}</head><body><nav><a href="/">Home</a> <a href="/a">Mugs</a></nav><main><h1>Mugs</h1><p>${text}</p></main></body></html>`;
const regions = ["us", "gb"]
  .map((region) => `<link rel="alternate" hreflang="en-${region}" href="https://shop.example/${region}">`)
  .join("");
const home = page("Welcome to the pottery of the north.");

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, "/a": page(prose(60)), "/b": page(prose(60, "glaze")) } },
    {
      pages: {
        "/": home,
        "/a": page(prose(60)),
        "/a?ref=mail": page(prose(60), `<link rel="canonical" href="https://shop.example/a">`),
      },
    },
    { pages: { "/": home, "/us": page(prose(60), regions), "/gb": page(prose(60), regions) } },
    { pages: { "/": home, "/a": page(""), "/b": page("") } },
    // Pages whose text is mostly what every page has: a note on delivery and returns.
    {
      pages: Object.fromEntries(
        ["/", "/a", "/b", "/c", "/d", "/e", "/f"].map((path, index) => [
          path,
          page(`${prose(70, "delivery")}</p><p>${index < 2 ? "One of our blue mugs." : prose(100, `glaze${index}`)}`),
        ]),
      ),
    },
  ],
  failing: [
    { pages: { "/": home, "/a": page(prose(60)), "/a?sort=price": page(prose(60)) }, faults: ["/a?sort=price"] },
    { pages: { "/": home, "/a": page(prose(60)), "/b": page(prose(60)), "/c": page(prose(60)) }, faults: ["/b", "/c"] },
  ],
  outside: [{ pages: { "/": `<!doctype html><meta name="robots" content="noindex"><p>Closed.</p>` } }],
};
