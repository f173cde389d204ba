import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { isDeclared, usableSitemaps } from "../../../../reading/sitemap-files.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "sitemap-unreachable",
  category: "technical",
  area: "sitemaps",
  severity: "high",
  fixKind: "sitemap",
  certainty: 0.95,
  reads: ["sitemaps", "home", "pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  judge: ({ sitemaps, home, pages }) => {
    const declared = sitemaps.files.filter(isDeclared);
    // What the audited copy of a site says of its public host is not asked there.
    const isPublic = (url: string): boolean =>
      !sameHost(url, home) && canonicalVotes({ pages }).some(({ target }) => sameHost(target, url));
    if (declared.length > 0 && declared.every(({ status, url }) => status === 0 && isPublic(url)))
      return unknown("The sitemap lies on the host that the pages name as their own, and that host was not audited.");
    const isAlone = usableSitemaps(sitemaps.files).every(({ kind }) => kind !== "urlset");
    const faults = declared
      .filter((file) => file.status !== 200)
      .map(({ url, status, from }) => {
        const saw = {
          answer: status === 0 ? "none" : `status ${status}`,
          namedBy: from === "robots" ? "robots.txt" : "sitemap index",
          ...(isAlone ? { isAlone } : {}),
        };
        return { url, evidence: { at: "HTTP status", saw, expected: 200 } };
      });
    return judgePages(faults, declared.length);
  },
  words: { en },
  // One part of several that an index names; the others are read.
  mild: {
    when: ({ evidence: { saw } }) => saw.namedBy === "sitemap index" && saw.isAlone !== true,
    because: "the other parts of the sitemap answer",
  },
  fix,
});
