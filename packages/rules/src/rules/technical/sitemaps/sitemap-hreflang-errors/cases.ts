import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const HOST = "https://shop.example";
type Versions = Record<string, string>;

/** A sitemap of entries, each with its language versions. */
function site(entries: Record<string, Versions>, truncated = false): SiteCase {
  const file = { url: `${HOST}/sitemap.xml`, status: 200, kind: "urlset" as const, bytes: 1000 };
  return {
    pages: { "/": "<title>Tea</title>" },
    sitemaps: {
      files: [{ ...file, urls: Object.keys(entries).length, error: null, from: "default" }],
      entries: Object.entries(entries).map(([path, versions]) => ({
        url: HOST + path,
        lastmod: null,
        alternates: Object.entries(versions).map(([lang, to]) => ({ lang, url: new URL(to, HOST).href })),
        images: 0,
      })),
      truncated,
    },
  };
}
const both: Versions = { en: "/en", de: "/de" };

export const cases: SiteRuleCases = {
  passing: [
    site({ "/en": both, "/de": both }),
    site({ "/en": { ...both, "x-default": "/" }, "/de": both }),
    site({ "/en": { en: "/en", de: "https://shop.de.example/" } }),
    site({ "/en": both }, true),
  ],
  failing: [
    { ...site({ "/en": both, "/de": { de: "/de" } }), faults: ["/en"] },
    { ...site({ "/en": both }), faults: ["/en"] },
    { ...site({ "/en": { de: "/de" }, "/de": both }), faults: ["/en"] },
    { ...site({ "/en": { en: "/en", english: "/en" } }), faults: ["/en"] },
  ],
  outside: [site({ "/en": {} }), { pages: { "/": "<title>Tea</title>" } }],
};
