import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import type { PageFacts, SiteFacts } from "@audit/facts";
import { indexableContent, pagesIn } from "../../../../populations.ts";
import { inboundLinks } from "../../../../reading/inbound-links.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";

const LEAST_PAGES = 10;
/** A class name on so many of the pages belongs to the frame they share. */
const SHARED_BY = 0.6;
/** Without a frame of some names nothing can stand outside of it. */
const LEAST_FRAME = 8;
const LEAST_WORDS = 50;

export const rule = defineSiteRule({
  id: "template-discontinuity",
  category: "technical",
  area: "links",
  severity: "medium",
  fixKind: "config",
  certainty: 0.6,
  reads: ["start", "home", "pages", "graph", "sitemaps"],
  source: "https://developers.google.com/search/docs/monitor-debug/security/prevent-malware",
  judge: (site) => {
    const shown = pagesIn(site.pages, indexableContent).filter(({ text }) => text.mainWords >= LEAST_WORDS);
    const frame = sharedTokens(shown);
    if (shown.length < LEAST_PAGES || frame.size < LEAST_FRAME) return notApplicable();
    const inSitemap = new Set(site.sitemaps.entries.map(({ url }) => url));
    const strange = shown.filter(
      (page) =>
        !inSitemap.has(page.url) &&
        page.url !== site.home &&
        page.url !== site.start &&
        inboundLinks(site, page.url).all === 0 &&
        isForeign(page, frame),
    );
    const faults = strange.map(({ url, structure }) => ({
      url,
      evidence: {
        at: "class names of the page",
        saw: { classNames: structure.classTokens.slice(0, 8), sharedWithSite: 0, linkingPages: 0 },
        expected: "the layout of the site",
      },
    }));
    return judgePages(faults, shown.length);
  },
  words: { en },
  fix: worklist(en),
});

function sharedTokens(pages: SiteFacts["pages"]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  // Pages of one layout share one list of names.
  const layouts = Map.groupBy(pages, ({ structure }) => structure.classTokens);
  for (const [tokens, { length }] of layouts) {
    for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + length);
  }
  return new Set([...counts].filter(([, count]) => count >= SHARED_BY * pages.length).map(([token]) => token));
}

const isForeign = ({ structure }: PageFacts, frame: ReadonlySet<string>): boolean =>
  !structure.classTokens.some((token) => frame.has(token));
