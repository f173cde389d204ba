import * as answers from "../../../../fixes/server/answers.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { isPersonalPath } from "../../../../knowledge/utility-paths.ts";
import { linkedPages, linkingPages } from "../../../../reading/inbound-links.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "page-401-403",
  category: "technical",
  area: "status-redirects",
  severity: "medium",
  fixKind: "config",
  // Some servers forbid crawlers only: visitors may see the page.
  certainty: 0.7,
  reads: ["pages", "graph"],
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  judge: (site) => {
    const linked = linkedPages(site);
    const faults = linked.filter(isForbidden).map(({ url, response }) => {
      const saw = { status: response.status, ...linkingPages(site, url) };
      return { url, evidence: { at: "HTTP status", saw, expected: 200 } };
    });
    return judgePages(faults, linked.length);
  },
  words: { en },
  fix: answers.measure,
});

/** Bot walls have a rule of their own, and pages behind a sign-in are forbidden by right. */
const isForbidden = ({ url, response, tech }: PageFacts): boolean =>
  (response.status === 401 || response.status === 403) &&
  tech.botWall === null &&
  !isPersonalPath(new URL(url).pathname);
