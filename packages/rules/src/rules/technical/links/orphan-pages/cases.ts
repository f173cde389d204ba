import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (body = "", head = ""): string =>
  `<html><head><title>Soap</title>${head}</head><body><h1>Soap</h1><p>Olive soap, boiled for eight days.</p>${body}</body></html>`;
const shell =
  '<html><head><title>Soap</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>';

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page('<a href="/soap">Soap</a>'), "/soap": page() }, sitemap: ["/", "/soap"] },
    {
      pages: {
        "/": page('<a href="/old">Soap</a>'),
        "/old": { status: 301, redirectTo: "https://shop.example/soap" },
        "/soap": page(),
      },
      sitemap: ["/soap"],
    },
    {
      pages: {
        "/": page('<a href="/a">A</a>'),
        "/a": page(),
        "/ad": page("", '<meta name="robots" content="noindex">'),
      },
      sitemap: ["/a", "/ad"],
    },
    { pages: { "/": page('<a href="/a">A</a>'), "/a": page(), "/cart": page() }, sitemap: ["/a", "/cart"] },
    // The sitemap writes the linked page with two slashes.
    {
      pages: { "/": page('<a href="/a/b">B</a>'), "/a/b": page(), "/a//b": page() },
      sitemap: ["/a//b", "/a/b"],
    },
    // Settings of a newsletter, which a mail leads to.
    {
      pages: {
        "/": page('<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a>'),
        "/a": page(),
        "/b": page(),
        "/c": page(),
        "/preferences": "<title>Preferences</title><form action=/save><input name=mail><button>Save</button></form>",
      },
      sitemap: ["/a", "/preferences"],
    },
    // Linked, though not to be followed; two pages are no island.
    {
      pages: {
        "/": page('<a href="/blog/" rel="nofollow">Blog</a>'),
        "/blog/": page('<a href="/blog/b">B</a><a href="/blog/c">C</a><a href="/blog/d">D</a>'),
        ...Object.fromEntries(["b", "c", "d"].map((name) => [`/blog/${name}`, page('<a href="/blog/">Blog</a>')])),
      },
      sitemap: ["/blog/", "/blog/b", "/blog/c", "/blog/d"],
    },
    {
      pages: { "/": page(), "/x/": page('<a href="/x/b">B</a>'), "/x/b": page('<a href="/x/">X</a>') },
      sitemap: ["/x/", "/x/b"],
    },
    // The page limit was met, but nothing looks like an orphan.
    {
      pages: { "/": page('<a href="/a">A</a>'), "/a": page() },
      sitemap: ["/a"],
      notCrawled: [{ reason: "limit", count: 9, examples: [] }],
    },
  ],
  failing: [
    {
      pages: { "/": page('<a href="/a">A</a>'), "/a": page(), "/lost": page() },
      sitemap: ["/lost"],
      faults: ["/lost"],
    },
    // The sitemap names it by an old address.
    {
      pages: { "/": page(), "/lost": { status: 301, redirectTo: "https://shop.example/lost/" }, "/lost/": page() },
      sitemap: ["/lost"],
      faults: ["/lost/"],
    },
    // Pages that only link to each other: the one that leads to the others is told.
    {
      pages: {
        "/": page('<a href="/a">A</a>'),
        "/a": page(),
        "/blog/": page('<a href="/blog/b">B</a><a href="/blog/c">C</a><a href="/blog/d">D</a>'),
        ...Object.fromEntries(["b", "c", "d"].map((name) => [`/blog/${name}`, page('<a href="/blog/">Blog</a>')])),
      },
      sitemap: ["/a", "/blog/", "/blog/b", "/blog/c", "/blog/d"],
      faults: ["/blog/"],
    },
    // A link to itself does not count.
    { pages: { "/": page(), "/lost": page('<a href="/lost">Here</a>') }, sitemap: ["/lost"], faults: ["/lost"] },
  ],
  outside: [
    { pages: { "/": page() } },
    // Not in the sitemap: isolated-by-discovery.
    { pages: { "/": page(), "/lost": page() } },
  ],
  unknown: [
    {
      pages: { "/": page(), "/lost": page() },
      sitemap: ["/lost"],
      notCrawled: [{ reason: "limit", count: 9, examples: [] }],
    },
    { pages: { "/": shell, "/lost": page() }, sitemap: ["/lost"] },
  ],
};
