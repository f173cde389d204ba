import type { SiteRuleCases } from "../../../../rule-cases.ts";

const NOINDEX =
  '<html><head><title>Soap</title><meta name="robots" content="noindex"></head><body><h1>Soap</h1></body></html>';
const OPEN = "<html><head><title>Soap</title></head><body><h1>Soap</h1></body></html>";
const many = (paths: readonly string[], html: string): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, html]));

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": OPEN, ...many(["/a", "/b", "/c", "/d"], OPEN) } },
    { pages: { "/": OPEN, ...many(["/a", "/b", "/c"], OPEN), ...many(["/d"], NOINDEX) } },
    {
      pages: {
        "/": OPEN,
        ...many(["/a", "/b", "/c", "/d"], OPEN),
        ...many(["/x?sort=1", "/x?sort=2", "/cart", "/login"], NOINDEX),
      },
    },
    { pages: { "/": OPEN, "/imprint": NOINDEX } },
    // A hidden home page and hidden parts are no hidden site.
    { pages: { "/": NOINDEX, ...many(["/a", "/b", "/c", "/d"], OPEN) } },
    { pages: { "/": NOINDEX, ...many(["/a", "/b", "/c", "/d"], NOINDEX), "/e": OPEN } },
    { pages: { ...many(["/", "/a", "/b", "/c", "/d"], NOINDEX), ...many(["/p?id=1", "/p?id=2"], OPEN) } },
    // Too few pages to speak of a site.
    { pages: { "/": NOINDEX } },
  ],
  failing: [
    { pages: many(["/", "/a", "/b", "/c", "/d", "/e"], NOINDEX) },
    {
      pages: {
        ...many(
          Array.from({ length: 24 }, (_, index) => `/${index || ""}`),
          NOINDEX,
        ),
        "/imprint": OPEN,
      },
    },
  ],
  outside: [{ pages: { "/": { html: "<h1>Gone</h1>", status: 404 } } }],
};
