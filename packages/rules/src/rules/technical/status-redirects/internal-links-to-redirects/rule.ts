import { differBySlash } from "../../../../reading/closing-slash.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { bareForm } from "../../../../reading/address-form.ts";
import { isDead, isServerError } from "../../../../reading/dead-address.ts";
import { linkedPages, linkingPages } from "../../../../reading/inbound-links.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { followRedirects, redirectTarget } from "../../../../reading/redirect-path.ts";
import { isRightForm } from "../../../../reading/odd-server.ts";
import { isVisitorDetour } from "../../../../reading/visitor-detour.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

const PERMANENT: ReadonlySet<number> = new Set([301, 308]);

export const rule = defineSiteRule({
  id: "internal-links-to-redirects",
  category: "technical",
  area: "status-redirects",
  severity: "medium",
  fixKind: "link",
  certainty: 1,
  reads: ["pages", "graph", "sitemaps"],
  source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
  judge: ({ pages, graph, sitemaps }) => {
    const byUrl = pagesByUrl(pages);
    const linked = linkedPages({ pages, graph });
    const faults = linked.flatMap((page) => {
      // What a service in front of the site answers there is not the site's to link otherwise.
      if (!isOldAddress(page) || new URL(page.url).pathname.startsWith("/cdn-cgi/")) return [];
      const { urls, end, loops } = followRedirects(page.url, byUrl);
      // No good address to propose: redirect-loop and redirect-to-error speak about these; other sites are meant.
      if (loops || end === null || isDead(end) || isServerError(end)) return [];
      if (isVisitorDetour(page.url, end.url, end.kind)) return [];
      const byServer = isRightForm(page.url, urls.at(-1), { pages, graph, sitemaps });
      const saw = { status: page.response.status, byServer, ...linkingPages({ pages, graph }, page.url) };
      return [{ url: page.url, evidence: { at: "a[href]", saw, expected: urls.at(-1)! } }];
    });
    return judgePages(faults, linked.length);
  },
  words: { en },
  symptoms: [
    { of: "closing-slash", rank: 1, shows: ({ url, evidence: { expected } }) => differBySlash(url, expected) },
  ],
  mild: {
    when: ({ evidence: { saw } }) => saw.byServer,
    because: "the site writes its addresses in one form, and only the server forwards them",
  },
  givesWayTo: [{ to: ["canonical-to-non-200"], as: "task", withCode: true }],
  fix,
});

/** Permanent moves, and temporary ones between forms of one address; sign-in and language detours are meant. */
function isOldAddress(page: PageFacts): boolean {
  const target = redirectTarget(page);
  if (target === null || target === page.url) return false;
  return PERMANENT.has(page.response.status) || bareForm(target) === bareForm(page.url);
}
