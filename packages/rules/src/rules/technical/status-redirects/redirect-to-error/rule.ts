import * as chains from "../../../../fixes/links/redirect-chains.ts";
import { en } from "./words.en.ts";
import { isDead, isServerError } from "../../../../reading/dead-address.ts";
import { linkingPages } from "../../../../reading/inbound-links.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { sortsOf } from "../../../../reading/facets.ts";
import { redirectTarget } from "../../../../reading/redirect-path.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

/** Judges the last station, whose target is to be changed; the stations before it end well once it does. */
export const rule = defineSiteRule({
  id: "redirect-to-error",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "redirect",
  certainty: 1,
  reads: ["pages", "graph"],
  source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
  judge: ({ pages, graph }) => {
    const byUrl = pagesByUrl(pages);
    const redirects = pages.filter((page) => redirectTarget(page) !== null);
    const faults = redirects.flatMap(({ url, response }) => {
      // Another order of a list that is gone, too, is sought by nobody.
      if (sortsOf(url).length > 0) return [];
      const target = redirectTarget({ response })!;
      const answer = byUrl.get(target);
      if (!answer || !(isDead(answer) || isServerError(answer))) return [];
      const saw = {
        status: response.status,
        target,
        targetStatus: answer.response.status,
        ...linkingPages({ pages, graph }, url),
      };
      return [{ url, evidence: { at: "HTTP redirect", saw, expected: "a target that answers 200" } }];
    });
    return judgePages(faults, redirects.length);
  },
  words: { en },
  fix: chains.betterTargets,
});
