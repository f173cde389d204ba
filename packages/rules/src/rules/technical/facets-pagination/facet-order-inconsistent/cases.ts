import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (canonical?: string): string =>
  `<title>Mugs</title>${canonical ? `<link rel="canonical" href="${canonical}">` : ""}<h1>Mugs</h1>`;
const red = "/mugs?colour=red&size=l";
const large = "/mugs?size=l&colour=red";

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page(), [red]: page(), "/mugs?size=m&colour=red": page() } },
    { pages: { "/": page(), [red]: page(), [large]: page(red) } },
  ],
  failing: [{ pages: { "/": page(), [red]: page(), [large]: page() }, faults: [large] }],
  outside: [{ pages: { "/": page(), "/mugs?size=l": page() } }],
};
