import { en } from "./words.en.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/** sitemaps.org and Google: 50,000 addresses and 50 MB before packing. */
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 52_428_800;

export const rule = defineSiteRule({
  id: "sitemap-too-large",
  category: "technical",
  area: "sitemaps",
  severity: "medium",
  fixKind: "sitemap",
  certainty: 1,
  reads: ["sitemaps"],
  source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  judge: ({ sitemaps }) => {
    const files = sitemaps.files.filter(({ status, kind }) => status === 200 && kind !== "unknown");
    const faults = files
      // The reader stops at the limits, and then says so.
      .filter(({ bytes, urls, error }) => error !== null && (bytes >= MOST_BYTES || urls >= MOST_ADDRESSES))
      .map(({ url, bytes, urls }) => ({
        url,
        evidence: { at: "sitemap", saw: { bytes, addresses: urls, more: true }, expected: "50,000 addresses, 50 MB" },
      }));
    return judgePages(faults, files.length);
  },
  words: { en },
  fix,
});
