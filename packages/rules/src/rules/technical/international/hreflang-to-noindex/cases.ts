import type { SiteRuleCases } from "../../../../rule-cases.ts";
import { multilingualPage as page } from "../../../../case-pages/multilingual-page.ts";

const both = page(["en", "/"], ["de", "/de"]);

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": both, "/de": both } },
    { pages: { "/": both, "/de": both }, robots: "User-agent: *\nDisallow: /cart" },
  ],
  failing: [
    { pages: { "/": both, "/de": `<meta name=robots content="noindex,follow">${both}` }, faults: ["/"] },
    { pages: { "/": both, "/de": { html: both, headers: { "x-robots-tag": "noindex" } } }, faults: ["/"] },
    { pages: { "/": both }, robots: "User-agent: *\nDisallow: /de", faults: ["/"] },
  ],
  outside: [
    { pages: { "/": "<p>Tea" } },
    { pages: { "/": both, "/de": { status: 404 } } },
    { pages: { "/": page(["en", "/"], ["de", "/de"]) } },
  ],
};
