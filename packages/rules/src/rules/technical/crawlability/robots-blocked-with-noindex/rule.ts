import * as robots from "../../../../fixes/robots/robots-fixes.ts";
import { en } from "./words.en.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { refusingRule } from "../../../../reading/googlebot-access.ts";
import { noindexOf } from "../../../../reading/robots-directives.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "robots-blocked-with-noindex",
  category: "technical",
  area: "crawlability",
  severity: "high",
  fixKind: "robots",
  certainty: 1,
  reads: ["robots", "pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/block-indexing",
  judge: ({ robots, pages }) => {
    const hidden = pagesIn(pages, readableHtml).filter((page) => noindexOf(page) !== null);
    const faults = hidden.flatMap((page) => {
      const rule = refusingRule(robots, page.url);
      if (rule === null) return [];
      const saw = { rule: `Disallow: ${rule.path}`, noindexIn: noindexOf(page)!.from };
      return [{ url: page.url, evidence: { at: `robots.txt line ${rule.line}`, saw, expected: "one of the two" } }];
    });
    return judgePages(faults, hidden.length);
  },
  words: { en },
  fix: robots.exceptions,
});
