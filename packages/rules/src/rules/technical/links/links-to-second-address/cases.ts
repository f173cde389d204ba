import type { SiteRuleCases } from "../../../../rule-cases.ts";

const tea = (name: string, ...paths: readonly string[]): string =>
  `<title>${name}</title><h1>${name}</h1><p>${`${name} from small gardens, picked by hand in spring. `.repeat(4)}</p>${paths.map((path) => `<a href="${path}">${path}</a>`).join("")}`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": tea("Shop", "/green/"), "/green/": tea("Green tea", "/") } },
    // Another page under a like address.
    {
      pages: {
        "/": tea("Shop", "/green/", "/green.html"),
        "/green/": tea("Green tea"),
        "/green.html": tea("All greens"),
      },
    },
    // A canonical that a copy of the site left behind does not make the file the better name.
    {
      pages: {
        "/": tea("Shop", "/green/"),
        "/green/": tea("Green tea", "/").replace("<h1>", '<link rel="canonical" href="index.html"><h1>'),
        "/green/index.html": tea("Green tea").replace("<h1>", '<link rel="canonical" href="index.html"><h1>'),
      },
    },
    // The two differ by the slash alone, and neither says which is meant.
    { pages: { "/": tea("Shop", "/green/", "/green"), "/green/": tea("Green tea"), "/green": tea("Green tea") } },
    // Nobody links to the second address.
    { pages: { "/": tea("Shop", "/green/"), "/green/": tea("Green tea"), "/green/index.html": tea("Green tea") } },
  ],
  failing: [
    {
      pages: {
        "/": tea("Shop", "/green/", "/green/index.html"),
        "/green/": tea("Green tea"),
        "/green/index.html": tea("Green tea"),
      },
      faults: ["/green/index.html"],
    },
    {
      pages: {
        "/": tea("Shop", "/green.html"),
        "/all": tea("All", "/green.html", "/green"),
        "/green.html": tea("Green tea", "/all"),
        "/green": tea("Green tea", "/all"),
      },
      faults: ["/green"],
    },
    // The second address names the first as canonical, and the links say otherwise.
    {
      pages: {
        "/": tea("Shop", "/green/index.html"),
        "/green/": tea("Green tea", "/green/").replace("<h1>", '<link rel="canonical" href="/green/"><h1>'),
        "/green/index.html": tea("Green tea").replace("<h1>", '<link rel="canonical" href="/green/"><h1>'),
      },
      faults: ["/green/index.html"],
    },
  ],
  outside: [{ pages: {} }],
};
