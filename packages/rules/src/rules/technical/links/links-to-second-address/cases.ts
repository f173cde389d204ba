import type { SiteRuleCases } from "../../../../rule-cases.ts";

const tea = (name: string, ...paths: readonly string[]): string =>
  `<title>${name}</title><h1>${name}</h1><p>${`${name} from small gardens, picked by hand in spring. `.repeat(4)}</p>${paths.map((path) => `<a href="${path}">${path}</a>`).join("")}`;

/** Teas that are linked with their ending and name the address without it, of which some are read. */
const teas = (read: number): Record<string, string> => {
  const names = ["green", "black", "white", "red", "blue"];
  const own = (name: string): string => tea(name).replace("<h1>", `<link rel="canonical" href="/${name}"><h1>`);
  return {
    "/": tea("Shop", ...names.map((name) => `/${name}.html`)),
    ...Object.fromEntries(names.map((name) => [`/${name}.html`, own(name)])),
    ...Object.fromEntries(names.slice(0, read).map((name) => [`/${name}`, own(name)])),
  };
};

/** A page under its folder and its file. */
const both = (name: string, head: string): Record<string, string> => {
  const page = tea(name).replace("<h1>", `${head}<h1>`);
  return { [`/${name}/`]: page, [`/${name}/index.html`]: page };
};

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
    // Kept out of search, for one visitor, or a stub that forwards.
    {
      pages: {
        "/": tea("Shop", "/green/", "/green/index.html", "/cart/", "/cart/index.html", "/old/", "/old/index.html"),
        ...both("green", '<meta name="robots" content="noindex">'),
        ...both("cart", ""),
        ...both("old", '<meta http-equiv="refresh" content="0;url=/">'),
      },
    },
    // The site is written as files, and links them by name.
    {
      pages: {
        "/": tea("Shop", "/green/index.html"),
        "/all": tea("All", "/green/index.html", "/green/"),
        ...both("green", ""),
      },
    },
    // So it is where the file names its folder as canonical: search engines join the two.
    {
      pages: {
        "/": tea("Shop", "/green/index.html"),
        "/all": tea("All", "/green/index.html"),
        ...both("green", '<link rel="canonical" href="/green/">'),
      },
    },
    // Nobody links to the second address.
    { pages: { "/": tea("Shop", "/green/"), "/green/": tea("Green tea"), "/green/index.html": tea("Green tea") } },
  ],
  failing: [
    // Where three show that both forms are one page, the others of that form are, too.
    { pages: teas(3), faults: ["/green.html", "/black.html", "/white.html", "/red.html", "/blue.html"] },
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
  ],
  unknown: [{ pages: teas(0) }],
  outside: [{ pages: {} }],
};
