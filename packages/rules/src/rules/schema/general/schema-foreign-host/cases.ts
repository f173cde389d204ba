import type { SiteRuleCases } from "../../../../rule-cases.ts";

const PATHS = ["/p/ash", "/p/birch", "/p/cedar"] as const;

const page = (path: string, json: object, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>${path}</title>${head}<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...json })}</script></head><body><h1>${path}</h1></body></html>`;

const product = (path: string, host: string): object => ({
  "@type": "Product",
  "@id": `https://${host}${path}/#product`,
  name: path,
  offers: { "@type": "Offer", url: `https://${host}${path}`, price: "19.90", priceCurrency: "EUR" },
});

const trail = (host: string): object => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ "@type": "ListItem", position: 1, item: { "@id": `https://${host}/p/ash`, name: "Ash" } }],
});

const website = (host: string): object => ({
  "@type": "WebSite",
  url: `https://${host}`,
  potentialAction: {
    "@type": "SearchAction",
    target: `https://${host}/search?q={query}`,
    "query-input": "required name=query",
  },
});

const shop = (json: (path: string) => object, head: (path: string) => string = () => ""): Record<string, string> => ({
  "/": "<h1>Kiln</h1>",
  ...Object.fromEntries(PATHS.map((path) => [path, page(path, json(path), head(path))])),
});

export const cases: SiteRuleCases = {
  passing: [
    { pages: shop((path) => product(path, "shop.example")) },
    { pages: shop((path) => product(path, "www.shop.example")) },
    // A partner's offer stands at the partner's path.
    {
      pages: shop((path) => ({
        ...product(path, "shop.example"),
        offers: { "@type": "Offer", url: "https://seller.example/7" },
      })),
    },
    // One page alone.
    { pages: shop((path) => product(path, path === "/p/ash" ? "dev.example" : "shop.example")) },
    { pages: shop(() => website("www.shop.example")) },
    // An article about another site.
    { pages: shop((path) => ({ ...product(path, "shop.example"), subjectOf: website("other.example") })) },
    // The copy names its original as canonical.
    {
      pages: shop(
        (path) => product(path, "maker.example"),
        (path) => `<link rel="canonical" href="https://maker.example${path}">`,
      ),
    },
  ],
  failing: [
    { pages: shop((path) => product(path, "dev.example")), faults: PATHS },
    { pages: shop(() => trail("old.example")), faults: PATHS },
    // The theme of another shop, and its block on the start page alone.
    { pages: shop(() => website("maker.example")), faults: PATHS },
    { pages: { "/": page("/", website("maker.example")), "/a": "<h1>A</h1>" }, faults: ["/"] },
  ],
  outside: [
    { pages: shop(() => ({ "@type": "Organization", name: "Kiln", url: "https://group.example/kiln" })) },
    { origin: "http://127.0.0.1:4173", pages: shop((path) => product(path, "shop.example")) },
  ],
};
