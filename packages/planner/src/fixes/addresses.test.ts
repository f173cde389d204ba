import { rules } from "@audit/rules";
import type { SiteCase } from "@audit/testkit";
import type { SitemapFile } from "@audit/facts";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const actionOf = (id: string, given: SiteCase) =>
  planOf(
    given,
    undefined,
    rules.filter((rule) => rule.id === id),
  ).actions[0];

const page = (title: string, main = ""): string => pageHtml({ title, h1: title, main });
const gone = { status: 404, html: "<title>Not found</title>" };

test("a home page that forwards to an inner page gets content, and its address is not given away", () => {
  const forwarding = (to: string): SiteCase => ({
    pages: {
      "/": `<html lang="en"><head><title>Kiln</title><meta http-equiv="refresh" content="0;url=${to}"></head></html>`,
      "/summer/": page("Summer sale", '<a href="/mugs/">Mugs</a>'),
      "/mugs/": page("Mugs", '<a href="/summer/">Sale</a>'),
      "/en/": page("Kiln"),
    },
  });
  const inner = actionOf("meta-refresh-redirect", forwarding("/summer/"));
  expect(inner?.title).toBe("Publish a home page at the address of the site, in place of the redirect");
  expect(inner?.implementation).not.toMatch(/301|\bredirect\b|decide yourself/);
  expect(actionOf("meta-refresh-redirect", forwarding("/en/"))?.title).toContain("with a server redirect");
});

const file = (url: string, more: Partial<SitemapFile> = {}): SitemapFile => ({
  url: `https://shop.example${url}`,
  status: 404,
  kind: "unknown",
  bytes: 0,
  urls: 0,
  error: null,
  from: "robots",
  ...more,
});
const shop = { "/": page("Kiln", '<a href="/mugs/">Mugs</a>'), "/mugs/": page("Mugs") };

test("a sign behind the sitemap's address is taken away, and nothing else", () => {
  const action = actionOf("sitemap-unreachable", {
    pages: shop,
    robots: 'User-agent: *\nDisallow:\nSitemap: https://shop.example/map.xml"',
    sitemaps: { files: [file('/map.xml"')], entries: [], truncated: false },
  });
  expect(action?.title).toBe("Correct the address of the sitemap in robots.txt");
  expect(action?.implementation).toContain("+ Sitemap: https://shop.example/map.xml");
  expect(action?.implementation).not.toContain("urlset");
});

test("an index none of whose files answers is written anew", () => {
  const index = file("/sitemap.xml", { status: 200, kind: "index", from: "default" });
  const files = [index, file("/a.xml", { from: "index" }), file("/b.xml", { from: "index" })];
  const action = actionOf("sitemap-unreachable", {
    pages: shop,
    sitemaps: { files, entries: [], truncated: false },
  });
  expect(action?.title).toBe("Create a new sitemap: none of its files answers");
  expect(action?.implementation).toContain("<url><loc>https://shop.example/mugs/</loc>");
});

test("where a system's own sitemap is gone too, as in an export, the sitemap itself is given", () => {
  const head = '<meta name="generator" content="WordPress 6.8">';
  const pages = Object.fromEntries(
    Object.entries(shop).map(([path, html]) => [path, html.replace("</head>", `${head}</head>`)]),
  );
  const robots = "User-agent: *\nDisallow:\nSitemap: https://shop.example/map.xml";
  const planned = (...more: ReturnType<typeof file>[]) =>
    actionOf("sitemap-unreachable", {
      pages,
      robots,
      sitemaps: { files: [file("/map.xml"), ...more], entries: [], truncated: false },
    })?.implementation;
  expect(planned()).not.toContain("urlset");
  expect(planned(file("/wp-sitemap.xml", { from: "default" }))).toContain("<loc>https://shop.example/mugs/</loc>");
});

test("a canonical that forwards by its final slash alone asks for one form, not for another page", () => {
  const named = pageHtml({
    title: "Mugs",
    h1: "Mugs",
    main: "<p>Turned by hand.</p>",
    head: '<link rel="canonical" href="/mugs">',
  });
  const action = actionOf("canonical-to-non-200", {
    pages: {
      "/": page("Kiln", '<a href="/mugs.html">Mugs</a>'),
      "/mugs.html": named,
      "/mugs": { status: 301, redirectTo: "https://shop.example/mugs/" },
      "/mugs/": page("Mugs"),
    },
  });
  expect(action?.title).toMatch(/one form of the address$/);
});

test("a page that forwards by itself is mended on hosts without redirects, too", () => {
  const action = actionOf("meta-refresh-redirect", {
    pages: {
      "/": page("Kiln", '<a href="/old/">Mugs</a>'),
      "/old/":
        '<html><head><title>Moved</title><meta http-equiv="refresh" content="0;url=/mugs/"></head><body></body></html>',
      "/mugs/": page("Mugs"),
    },
  });
  expect(action?.solution).toContain("Where the host only serves files");
});

test("nobody is told to answer 410 where the site's own pages lead", () => {
  const code = actionOf("redirect-to-error", {
    pages: {
      "/": page("Kiln", '<a href="/journal">Journal</a>'),
      "/journal": { status: 301, redirectTo: "https://shop.example/journal/" },
      "/journal/": gone,
    },
  })?.implementation;
  expect(code).toContain("Your own pages link here");
  expect(code).not.toContain("410");
});

test("dead addresses that only settings name come with the pages that name them", () => {
  const draft = page("Draft").replace(
    "<head>",
    '<head><meta name="robots" content="noindex"><link rel="alternate" hreflang="fr" href="https://shop.example/fr/x">',
  );
  const code = actionOf("page-4xx", {
    pages: { "/": page("Kiln", '<a href="/draft">Draft</a>'), "/draft": draft, "/fr/x": gone },
  })?.implementation;
  expect(code).toContain("- https://shop.example/fr/x\n  named by: language version of https://shop.example/draft");
});

const slashes = (canonicalSlash: string, linkSlash: string): SiteCase => {
  const names = ["mugs", "pots", "bowls", "cups", "jugs", "vases"];
  const links = names.map((name) => `<a href="/${name}${linkSlash}">${name}</a>`).join("");
  const pages = names.flatMap((name) => [
    [
      `/${name}/`,
      page(name, links).replace("</head>", `<link rel="canonical" href="/${name}${canonicalSlash}"></head>`),
    ],
    [`/${name}`, { status: 301, redirectTo: `https://shop.example/${name}/` }],
  ]);
  return {
    pages: { "/": page("Kiln", links), ...(Object.fromEntries(pages) as SiteCase["pages"]) },
    sitemap: names.map((name) => `/${name}${canonicalSlash}`),
  };
};

const ADDRESSES = ["canonical-to-non-200", "internal-links-to-redirects", "sitemap-non-200"];
const addressActions = (given: SiteCase) =>
  planOf(
    given,
    undefined,
    rules.filter(({ id }) => ADDRESSES.includes(id)),
  ).actions;

test("where the server alone is at odds with the site, the server is changed and no page", () => {
  const actions = addressActions(slashes("", ""));
  expect(actions.map(({ title }) => title)).toEqual([
    "Make the server answer at the site's canonical addresses, without a redirect",
  ]);
  expect(actions[0]?.patches).toEqual([]);
});

test("where links name what answers, canonical links and sitemap are changed", () => {
  const patches = addressActions(slashes("", "/")).flatMap((action) => action.patches);
  expect(new Set(patches.map(({ op }) => op))).toEqual(new Set(["canonical", "remove", "add"]));
});

/** Six pages that name an address of another pattern each, `missing` of which give an error. */
const byPattern = (missing: number, main: (name: string) => string): SiteCase => {
  const names = ["tea", "cups", "pots", "bowls", "jugs", "trays"];
  const named = (name: string): string =>
    page(name, "").replace("</head>", `<link rel="canonical" href="${main(name)}"></head>`);
  return {
    pages: {
      "/": page("Kiln", names.map((name) => `<a href="/shop/${name}">${name}</a>`).join("")),
      ...Object.fromEntries(names.map((name) => [`/shop/${name}`, named(name)])),
      ...Object.fromEntries(
        names.map((name, index) => [
          main(name),
          index < missing ? { html: "<h1>Not found</h1>", status: 404 } : named(name),
        ]),
      ),
    },
  };
};

test("pages that name addresses of one pattern, most of which lack, are no main addresses by our hand", () => {
  const [action, ...others] = addressActions(byPattern(6, (name) => `/goods/${name}`));
  expect(others).toEqual([]);
  expect(action?.title).toBe("Let the addresses answer that 6 pages name as canonical");
  expect(action?.patches).toEqual([]);
  expect(action?.implementation).toContain(
    "https://shop.example/goods/tea\n-> does not answer; https://shop.example/shop/tea names it",
  );
  expect(action?.implementation).not.toContain('rel="canonical"');
});

test("where most of the pattern answers, or all name one dead address, the pages are changed", () => {
  const few = addressActions(byPattern(2, (name) => `/goods/${name}`));
  expect(few.flatMap(({ patches }) => patches.map(({ op }) => op))).toEqual(["canonical", "canonical"]);
  const one = addressActions(byPattern(6, () => "/goods/all"));
  expect(one.flatMap(({ patches }) => patches)).toHaveLength(6);
});

test("links to second addresses are changed once in each file, and counted so", () => {
  const names = ["tea", "cups", "pots", "bowls"];
  const menu = names.map((name) => `<a href="/${name}.html">${name}</a>`).join("");
  const files = names.flatMap((name) => {
    const html = page(name, `<p>${`All our ${name} are made by hand. `.repeat(9)}</p>${menu}`);
    return [
      [`/${name}.html`, html],
      [`/${name}`, html],
    ];
  });
  const given = {
    // A third form that gives an error stands for nothing.
    pages: { "/": page("Kiln", menu), ...Object.fromEntries(files), "/tea/": gone },
    sitemap: names.map((name) => `/${name}`),
  };
  const [action] = planOf(
    given,
    undefined,
    rules.filter(({ id }) => id === "links-to-second-address"),
  ).actions;
  const edited = new Set(action?.patches.map(({ url }) => new URL(url).pathname));
  expect([...edited].toSorted()).toEqual(["/", ...names.map((name) => `/${name}`)].toSorted());
  expect(action?.evidence.map(({ evidence }) => evidence.saw)).toEqual(
    names.toSorted().map((name) => expect.objectContaining({ page: `https://shop.example/${name}`, linkingPages: 5 })),
  );
});

test("a page that links to itself under its second address is changed as well", () => {
  const html = page("Tea", `<p>${"All our tea is picked by hand. ".repeat(9)}</p><a href="/tea.html">Tea</a>`);
  const [action] = planOf(
    { pages: { "/": page("Kiln", '<a href="/tea.html">Tea</a>'), "/tea.html": html, "/tea": html }, sitemap: ["/tea"] },
    undefined,
    rules.filter(({ id }) => id === "links-to-second-address"),
  ).actions;
  expect(action?.patches.map(({ url }) => new URL(url).pathname)).toContain("/tea");
});

test("links to second forms that change in one way are one replacement", () => {
  const names = ["tea", "cups", "pots", "bowls", "jugs"];
  const menu = names.map((name) => `<a href="/${name}.html">${name}</a>`).join("");
  const files = names.flatMap((name) => {
    const html = page(name, menu).replace("</head>", `<link rel="canonical" href="/${name}"></head>`);
    return [
      [`/${name}.html`, html],
      [`/${name}`, html],
    ];
  });
  const code = actionOf("links-to-second-address", {
    pages: { "/": page("Kiln", menu), ...Object.fromEntries(files) },
  })?.implementation;
  expect(code).toContain(
    "# One change for 5 addresses: wherever links are written (templates, menus, texts), leave out “.html” at the end.",
  );
  expect(code).toContain('href="/bowls.html"\n-> href="/bowls"');
});
