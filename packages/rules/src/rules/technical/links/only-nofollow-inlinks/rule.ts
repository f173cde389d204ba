import { followedLinks } from "../../../../fixes/links/new-links.ts";
import { en } from "./words.en.ts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { pagesIn, publicHtml } from "../../../../populations.ts";
import { inboundLinks, linkingPages } from "../../../../reading/inbound-links.ts";
import { unseenLinks } from "../../../../reading/unseen-links.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "only-nofollow-inlinks",
  category: "technical",
  area: "links",
  severity: "medium",
  fixKind: "link",
  certainty: 0.9,
  reads: ["home", "pages", "graph", "coverage"],
  source: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
  judge: (site) => {
    const linked = pagesIn(site.pages, publicHtml).filter(
      (page) =>
        page.url !== site.home && !isUtilityPath(new URL(page.url).pathname) && inboundLinks(site, page.url).all > 0,
    );
    const withheld = linked.filter(({ url }) => inboundLinks(site, url).followed === 0);
    const unseen = unseenLinks(site);
    if (withheld.length > 0 && unseen) return unknown(unseen);
    const faults = withheld.map(({ url, kind }) => {
      const saw = { kind, followedLinks: 0, ...linkingPages(site, url) };
      return { url, evidence: { at: "internal links", saw, expected: "a link without nofollow" } };
    });
    return judgePages(faults, linked.length);
  },
  words: { en },
  fix: followedLinks,
});
