import * as sitemap from "../../../../fixes/sitemap/sitemap-fixes.ts";
import { en } from "./words.en.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { describesPublicSite } from "../../../../reading/sitemap-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";

/** Other hosts of the same domain are let through: a sitemap may speak for them once they are verified together. */
export const rule = defineSiteRule({
  id: "sitemap-foreign-host",
  category: "technical",
  area: "sitemaps",
  severity: "medium",
  fixKind: "sitemap",
  certainty: 1,
  reads: ["home", "registrableDomain", "sitemaps"],
  source: "https://www.sitemaps.org/protocol.html",
  judge: (site) => {
    if (describesPublicSite(site)) return notApplicable();
    const home = new URL(site.home);
    const { entries } = site.sitemaps;
    const faults = entries.flatMap(({ url }) => {
      const problem = problemOf(new URL(url), home, site.registrableDomain);
      return problem
        ? [{ url, evidence: { at: "sitemap entry", saw: { url: url.slice(0, 200), problem }, expected: home.origin } }]
        : [];
    });
    return judgePages(faults, entries.length);
  },
  words: { en },
  fix: sitemap.replaceEntries,
});

function problemOf(entry: URL, home: URL, domain: string): string | null {
  if (entry.hostname !== domain && !entry.hostname.endsWith(`.${domain}`)) return "another domain";
  if (!sameHost(entry.href, home.href)) return null;
  if (entry.protocol !== home.protocol)
    return `${entry.protocol.slice(0, -1)} instead of ${home.protocol.slice(0, -1)}`;
  return entry.host === home.host ? null : `${entry.host} instead of ${home.host}`;
}
