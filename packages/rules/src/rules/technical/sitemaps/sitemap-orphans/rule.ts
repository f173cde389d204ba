import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { inboundLinks } from "../../../../reading/inbound-links.ts";
import { fetchedEntries } from "../../../../reading/sitemap-pages.ts";
import { isSecondWriting } from "../../../../reading/second-writing.ts";
import { unseenLinks } from "../../../../reading/unseen-links.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** A few unlinked pages are an oversight, told page by page; from a fifth on the site's ways miss a whole part. */
const LEAST_SHARE = 0.2;
const LEAST_PAGES = 10;
const MOST_SHOWN = 5;

export const rule = defineSiteRule({
  id: "sitemap-orphans",
  category: "technical",
  area: "sitemaps",
  severity: "medium",
  fixKind: "link",
  certainty: 0.9,
  repair: { once: true },
  reads: ["pages", "graph", "sitemaps", "coverage"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: (site) => {
    const entries = fetchedEntries(site).filter(
      (page) => indexableHtml.includes(page) && !isSecondWriting(page.url, (clean) => site.graph.nodeOf(clean) >= 0),
    );
    if (entries.length < LEAST_PAGES) return notApplicable();
    const unlinked = entries.filter(({ url }) => inboundLinks(site, url).all === 0);
    if (unlinked.length < LEAST_PAGES || unlinked.length / entries.length < LEAST_SHARE) return pass();
    const unseen = unseenLinks(site);
    if (unseen !== null) return unknown(unseen);
    const saw = {
      unlinked: unlinked.length,
      of: entries.length,
      examples: unlinked.slice(0, MOST_SHOWN).map(({ url }) => url),
    };
    return fail({ at: "internal links", saw, expected: "links to the pages that the sitemap names" });
  },
  words: { en },
  givesWayTo: [{ to: ["orphan-pages"], as: "task", anywhere: true }],
  fix: worklist(en),
});
