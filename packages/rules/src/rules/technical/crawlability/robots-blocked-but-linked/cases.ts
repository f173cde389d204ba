import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = (links: string): string => `<title>Shop</title><h1>Shop</h1>${links}`;

export const cases: SiteRuleCases = {
  passing: [
    {
      pages: { "/": home('<a href="/soap">Soap</a><a href="/cart">Cart</a>'), "/soap": "<h1>Soap</h1>" },
      robots: "User-agent: *\nDisallow: /cart\n",
    },
    {
      pages: {
        "/": home('<a href="/soap?sort=price">By price</a><a href="/collections/soap/red+small">Red, small</a>'),
      },
      robots: "User-agent: *\nDisallow: /*?\nDisallow: /collections/*+*\n",
    },
    // A basket by what its links say, and one by the name of its file.
    {
      pages: {
        "/": home('<a href="/soap">Soap</a><a href="/b.html">In den Warenkorb</a><a href="/sepet.html">Ok</a>').replace(
          "<title>",
          '<html lang="de"><title>',
        ),
        "/tr/": '<html lang="tr"><title>Sabun</title><h1>Sabun</h1>',
      },
      robots: "User-agent: *\nDisallow: /b.html\nDisallow: /sepet.html\n",
    },
    { pages: { "/": home('<a href="/soap">Soap</a>') }, robots: "User-agent: GPTBot\nDisallow: /soap\n" },
  ],
  failing: [
    {
      pages: { "/": home('<a href="/soap">Soap</a><a href="/towels">Towels</a>'), "/towels": "<h1>Towels</h1>" },
      robots: "User-agent: *\nDisallow: /soap\n",
      faults: ["/soap"],
    },
    {
      pages: { "/": home('<a href="/blog/care">Care</a><a href="/cart">Cart</a>') },
      robots: "User-agent: Googlebot\nDisallow: /blog\nDisallow: /cart\n",
      faults: ["/blog/care"],
    },
  ],
  outside: [
    { pages: { "/": home('<a href="/soap">Soap</a>') }, robots: "User-agent: *\nDisallow: /\n" },
    { pages: { "/": home('<a href="/soap">Soap</a>') }, robots: 404 },
    { pages: { "/": home("") }, robots: "User-agent: *\nDisallow: /soap\n" },
  ],
};
