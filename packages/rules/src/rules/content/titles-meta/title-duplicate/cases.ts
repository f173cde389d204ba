import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, more = "", lang = "en"): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>${more}</head><body><h1>Mugs</h1><p>We sell hand made mugs.</p></body></html>`;
const THINGS = ["Mugs", "Pots", "Bowls", "Vases", "Jugs"];
const withLogo = (name: string): string =>
  `<!doctype html><html lang="en"><head><title>Acme</title></head><body><div class="top"><h1>Acme Pottery</h1></div><main><h1>${name}</h1><p>We sell hand made ${name}.</p></main></body></html>`;
const regions = ["us", "gb"]
  .map((region) => `<link rel="alternate" hreflang="en-${region}" href="https://shop.example/${region}">`)
  .join("");

/** Goods that differ by their number alone, whose pages say the same. */
const good = (sku: string): string =>
  page(
    "Bib shorts",
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Bib shorts","sku":"${sku}","offers":{"@type":"Offer","price":"9.00","priceCurrency":"EUR"}}</script>`,
  ).replace("made mugs.", "made mugs, big ones and small ones, for 9.00 EUR each.");

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("Acme"), "/mugs": page("Mugs | Acme") } },
    { pages: { "/": page("Acme"), "/mugs": page("Mugs"), "/mugs?page=2": page("Mugs"), "/mugs/page/3": page("Mugs") } },
    { pages: { "/": page("Acme"), "/en": page("Acme Pro"), "/de": page("Acme Pro", "", "de") } },
    { pages: { "/": page("Acme"), "/us": page("Mugs", regions), "/gb": page("Mugs", regions) } },
    {
      pages: {
        "/": page("Acme"),
        "/mugs": page("Mugs"),
        "/mugs?ref=mail": page("Mugs", `<link rel="canonical" href="https://shop.example/mugs">`),
        "/old": page("Mugs", `<meta name="robots" content="noindex">`),
      },
    },
  ],
  failing: [
    { pages: { "/": page("Acme"), "/a": page("Mugs"), "/b": page("  MUGS ") }, faults: ["/a", "/b"] },
    { pages: { "/": page("Acme"), "/a": page("Acme"), "/b": page("Mug B") }, faults: ["/", "/a"] },
    // Copies by their words, and things of their own.
    { pages: { "/": page("Acme"), "/a": good("B-1"), "/b": good("B-2") }, faults: ["/a", "/b"] },
    // The logo is the first main heading of all pages; their own names tell them apart.
    {
      pages: Object.fromEntries([
        ["/", withLogo("Pottery from Vermont")],
        ...THINGS.map((name) => [`/${name.toLowerCase()}`, withLogo(name)]),
      ]) as Record<string, string>,
      faults: ["/", ...THINGS.map((name) => `/${name.toLowerCase()}`)],
    },
  ],
  outside: [{ pages: { "/": page("") } }],
};
