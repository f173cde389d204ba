import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (siteName: string, organization: string, lang = "en"): string =>
  `<!doctype html><html lang="${lang}"><head><title>Mugs</title>${siteName ? `<meta property="og:site_name" content="${siteName}">` : ""}${
    organization
      ? `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"${organization}"}</script>`
      : ""
  }</head><body><h1>Mugs</h1><p>We make mugs from clay.</p></body></html>`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("Acme", "Acme Pottery GmbH"), "/a": page("ACME", "") } },
    { pages: { "/": page("acme.com", "Acme Inc."), "/a": page("Acme", "Clay Supplies Ltd") } },
    { pages: { "/": page("Acme", "Acme"), "/ja": page("アクメ", "", "ja") } },
  ],
  failing: [
    { pages: { "/": page("Acme", "Northfire Trading") } },
    { pages: { "/": page("Acme", "Acme"), "/a": page("My WordPress Site", "") } },
  ],
  outside: [{ pages: { "/": page("", "") } }],
};
