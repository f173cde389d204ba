import { itemAt } from "@audit/facts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { isPersonalPath } from "../../../../knowledge/utility-paths.ts";
import { linkingPages } from "../../../../reading/inbound-links.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { followRedirects, redirectTarget } from "../../../../reading/redirect-path.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "redirect-loop",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "redirect",
  // A visitor with cookies may get through; search engines come without.
  certainty: 0.95,
  reads: ["pages", "graph"],
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  judge: ({ pages, graph }) => {
    const byUrl = pagesByUrl(pages);
    const redirects = pages.filter((page) => redirectTarget(page) !== null);
    const reported = new Set<string>();
    const faults = redirects.flatMap((page) => {
      const { urls, loops } = followRedirects(page.url, byUrl);
      if (!loops || isPersonalPath(new URL(page.url).pathname)) return [];
      const circle = urls.slice(urls.indexOf(urls.at(-1)!));
      if (circle.some((url) => reported.has(url))) return [];
      for (const url of circle) reported.add(url);
      const start = itemAt(circle, 0);
      return [
        {
          url: start,
          evidence: { at: "HTTP redirects", saw: { circle, ...linkingPages({ pages, graph }, start) } },
        },
      ];
    });
    return judgePages(faults, redirects.length);
  },
  words: { en },
  fix,
});
