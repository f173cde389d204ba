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
  leavesTo: ["sitemap-too-large"],
  reads: ["sitemaps"],
  says: {
    failing: "Sitemap is not a valid sitemap file",
    why: "Search engines stop reading at the fault, or refuse the file as a whole. The pages listed behind it stay unknown.",
    fix: "Correct the fault shown and check the file again. Usual causes: an unescaped & in an address, text or an empty line before the first tag, or a web page in place of the file.",
    source: "https://www.sitemaps.org/protocol.html",
  },
  judge: ({ sitemaps }) => {
    const served = sitemaps.files.filter(isMeantAsSitemap);
    const faults = served.flatMap(({ url, kind, error, bytes }) => {
      if (error === null && kind !== "unknown") return [];
      const saw = { problem: quoted(error ?? "neither urlset nor sitemapindex, nor a list of addresses"), bytes };
      return [{ url, evidence: { at: "sitemap file", saw } }];
    });
    return judgePages(faults, served.length);
  },
});

/** What merely answers at a usual address without looking like a sitemap (a script site's page) is no sitemap. */
const isMeantAsSitemap = (file: SitemapFile): boolean =>
  file.status === 200 && (isDeclared(file) || file.kind !== "unknown");
