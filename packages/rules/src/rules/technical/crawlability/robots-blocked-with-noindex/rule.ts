import { pagesIn, readableHtml } from "../../../../populations.ts";
import { refusingRule } from "../../../../reading/googlebot-access.ts";
import { noindexOf } from "../../../../reading/robots-directives.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "robots-blocked-with-noindex",
  category: "technical",
  area: "crawlability",
  severity: "high",
  fixKind: "robots",
  certainty: 1,
  reads: ["robots", "pages"],
  says: {
    failing: "noindex on pages that Google may not read",
    why: "robots.txt keeps Google from these pages, so it never sees their noindex. They can still appear in results, as a bare address.",
    fix: "To keep the pages out of search, take the Disallow rule away and leave noindex. To save crawling, keep the rule and drop noindex.",
    source: "https://developers.google.com/search/docs/crawling-indexing/block-indexing",
  },
  judge: ({ robots, pages }) => {
    const hidden = pagesIn(pages, readableHtml).filter((page) => noindexOf(page) !== null);
    const faults = hidden.flatMap((page): PageFault[] => {
      const rule = refusingRule(robots, page.url);
      if (rule === null) return [];
      const saw = { rule: `Disallow: ${rule.path}`, noindexIn: noindexOf(page)!.from };
      return [{ url: page.url, evidence: { at: `robots.txt line ${rule.line}`, saw, expected: "one of the two" } }];
    });
    return judgePages(faults, hidden.length);
  },
});
