import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "broken-resources",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "config",
  certainty: 1,
  reads: ["probes"],
  says: {
    failing: "Styles or scripts of the site are missing",
    why: "Pages ask for files that answer with an error. Layout or functions break, and Google may draw the page without them.",
    fix: "Bring the files back, or correct the addresses in the template. After a release, clear the caches that still hold the old pages.",
    source: "https://developers.google.com/search/docs/crawling-indexing/javascript/fix-search-javascript",
  },
  judge: ({ probes: { files = [] } }) => {
    // 401, 403, 408 and 429 may be meant for crawlers alone.
    const answered = files.filter(({ status }) => status > 0 && ![401, 403, 408, 429].includes(status));
    const faults = answered
      .filter(({ status }) => status >= 400)
      .map(({ url, from, status }): PageFault => ({
        url,
        evidence: { at: "HTTP status", saw: { status, usedOn: from }, expected: 200 },
      }));
    return judgePages(faults, answered.length);
  },
});
