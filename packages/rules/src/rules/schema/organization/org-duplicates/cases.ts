import { homePageWith, ORGANIZATION } from "../../../../case-pages/home-page.ts";
import { scripts } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const about = (jsonLd: unknown, lang = "en"): string =>
  `<!doctype html><html lang="${lang}"><head><title>About</title>${scripts(jsonLd)}</head><body><main><h1>About</h1><p>We make mugs from clay.</p></main></body></html>`;
const site = (jsonLd: unknown, lang?: string): { pages: Record<string, string | ReturnType<typeof homePageWith>> } => ({
  pages: { "/": homePageWith(ORGANIZATION), "/about": about(jsonLd, lang) },
});

export const cases: SiteRuleCases = {
  passing: [
    site(ORGANIZATION),
    site({ ...ORGANIZATION, name: "Acme GmbH" }),
    site({ ...ORGANIZATION, name: "Acme Pottery", alternateName: "Acme" }),
    site({ ...ORGANIZATION, name: "Ceramica" }, "es"),
    site({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Kiln Makers",
      url: "https://kiln.example/",
    }),
    site(null),
  ],
  failing: [
    site({ ...ORGANIZATION, name: "My Store" }),
    site({ ...ORGANIZATION, "@type": "Organization", name: "Demo" }),
  ],
  outside: [{ pages: { "/": homePageWith(null), "/about": about(null) } }],
};
