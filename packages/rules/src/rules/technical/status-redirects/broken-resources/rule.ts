import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "broken-resources",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "config",
  certainty: 1,
  reads: ["probes"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/fix-search-javascript",
  judge: ({ probes: { files = [] } }) => {
    // 401, 403, 408 and 429 may be meant for crawlers alone.
    const answered = files.filter(({ status }) => status > 0 && ![401, 403, 408, 429].includes(status));
    const faults = answered
      .filter(({ status }) => status >= 400)
      .map(({ url, from, status }) => ({
        url,
        evidence: { at: "HTTP status", saw: { status, usedOn: from }, expected: 200 },
      }));
    return judgePages(faults, answered.length);
  },
  words: { en },
  fix: worklist(en),
});
