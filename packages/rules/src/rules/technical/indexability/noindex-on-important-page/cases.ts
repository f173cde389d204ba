import type { SiteRuleCases } from "../../../../rule-cases.ts";

const NOINDEX = '<meta name="robots" content="noindex, follow">';
const html = (head: string, body: string): string => `<html><head>${head}</head><body>${body}</body></html>`;
const product = (head: string): string =>
  html(
    `<title>Olive soap</title>${head}<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product",
"name":"Olive soap","offers":{"@type":"Offer","price":"5.50","priceCurrency":"EUR"}}</script>`,
    '<h1>Olive soap</h1><p class="price">€5.50</p><button type="submit">Add to cart</button>',
  );
const home = html("<title>Shop</title>", '<h1>Shop</h1><a href="/products/soap">Soap</a><a href="/cart">Cart</a>');

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, "/products/soap": product("") }, sitemap: ["/products/soap"] },
    { pages: { "/": home, "/cart": html(NOINDEX, "<h1>Cart</h1>") } },
    { pages: { "/": home, "/search?q=soap": html(NOINDEX, "<h1>Search</h1>") } },
    // A hidden product: one link, not in the sitemap.
    { pages: { "/": home, "/products/soap": product(NOINDEX) } },
  ],
  failing: [
    { pages: { "/": html(NOINDEX, "<h1>Shop</h1>") }, faults: ["/"] },
    { pages: { "/": { html: home, headers: { "x-robots-tag": "noindex" } } }, faults: ["/"] },
    {
      pages: { "/": home, "/products/soap": product(NOINDEX) },
      sitemap: ["/products/soap"],
      faults: ["/products/soap"],
    },
    {
      pages: { "/": home, "/a": home, "/b": home, "/products/soap": product('<meta name="googlebot" content="none">') },
      faults: ["/products/soap"],
    },
    // The template hides all products, also those that one page leads to.
    {
      pages: {
        "/": home.replace("</body>", '<a href="/products/wax">Wax</a><a href="/products/oil">Oil</a></body>'),
        "/a": home,
        "/b": home,
        "/products/soap": product(NOINDEX),
        "/products/wax": product(NOINDEX),
        "/products/oil": product(NOINDEX),
      },
      faults: ["/products/soap", "/products/wax", "/products/oil"],
    },
  ],
  outside: [{ pages: { "/": { html: "<h1>Gone</h1>", status: 404 } } }],
};
