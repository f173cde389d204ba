import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = '<title>Shop</title><h1>Shop</h1><a href="/search?q=soap">Soap</a>';
const results = (head = ""): string => `<title>Search: soap</title>${head}<h1>Results for soap</h1><p>Olive soap`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, "/search?q=soap": results('<meta name="robots" content="noindex">') } },
    { pages: { "/": home, "/search?q=soap": results() }, robots: "User-agent: Googlebot\nDisallow: /search" },
  ],
  failing: [
    { pages: { "/": home, "/search?q=soap": results() }, faults: ["/search?q=soap"] },
    { pages: { "/": home, "/search/olive+soap": results() }, faults: ["/search/olive+soap"] },
  ],
  outside: [{ pages: { "/": home } }, { pages: { "/": home, "/search": results() } }],
};
