import { homePageWith } from "../../../../case-pages/home-page.ts";
import { scripts } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const ACME = {
  "@context": "https://schema.org",
  "@type": "LocalBusiness",
  name: "Acme",
  telephone: "+43 1 234 56 78",
  address: { "@type": "PostalAddress", streetAddress: "Tongasse 4", postalCode: "1030" },
};
const page = (jsonLd: unknown): string =>
  `<!doctype html><html lang="en"><head><title>Contact</title>${scripts(jsonLd)}</head><body><main><h1>Contact</h1><p>Write to us.</p></main></body></html>`;
const site = (other: unknown) => ({ pages: { "/": homePageWith(ACME), "/contact": page(other) } });

export const cases: SiteRuleCases = {
  passing: [
    site({ ...ACME, telephone: "01 2345678" }),
    site({
      ...ACME,
      name: "Acme Graz",
      telephone: "+43 316 987654",
      address: { "@type": "PostalAddress", postalCode: "8010" },
    }),
    site({ ...ACME, telephone: ["+43 1 234 56 78", "+43 1 999 99 99"] }),
  ],
  failing: [
    site({ ...ACME, telephone: "+43 1 999 99 99" }),
    site({ ...ACME, address: { "@type": "PostalAddress", postalCode: "1040" } }),
  ],
  outside: [site(null), { pages: { "/": homePageWith(null) } }],
};
