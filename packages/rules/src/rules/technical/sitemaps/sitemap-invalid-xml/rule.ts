import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { SitemapFile } from "@audit/facts";
import { isDeclared } from "../../../../reading/sitemap-files.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "sitemap-invalid-xml",
  category: "technical",
  area: "sitemaps",
  severity: "high",
  fixKind: "sitemap",
  certainty: 1,
  reads: ["sitemaps"],
  source: "https://www.sitemaps.org/protocol.html",
  judge: ({ sitemaps }) => {
    const served = sitemaps.files.filter(isMeantAsSitemap);
    const faults = served.flatMap(({ url, kind, error, bytes }) => {
      if (error === null && kind !== "unknown") return [];
      const saw = { problem: quoted(error ?? "neither urlset nor sitemapindex, nor a list of addresses"), bytes };
      return [{ url, evidence: { at: "sitemap file", saw } }];
    });
    return judgePages(faults, served.length);
  },
  words: { en },
  givesWayTo: [{ to: ["sitemap-too-large"], as: "finding" }],
  fix,
});

/** What merely answers at a usual address without looking like a sitemap (a script site's page) is no sitemap. */
const isMeantAsSitemap = (file: SitemapFile): boolean =>
  file.status === 200 && (isDeclared(file) || file.kind !== "unknown");
