import { en } from "./words.en.ts";
import { viewsAs } from "../../../../reading/page-views.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

export const rule = defineSiteRule({
  id: "no-304-revalidation",
  category: "technical",
  area: "performance",
  severity: "low",
  fixKind: "config",
  certainty: 0.8,
  reads: ["pages", "probes"],
  source: "https://developers.google.com/crawling/docs/crawlers-fetchers/overview-google-crawlers#http-caching",
  judge: (site) => {
    const pairs = viewsAs(site, "if-changed").filter(({ view }) => [200, 304].includes(view.page.response.status));
    const faults = pairs.flatMap(({ first, view }) => {
      const { status, headers } = view.page.response;
      // A page that has another version by now rightly comes in full.
      const same = headers["etag"] === view.sent || headers["last-modified"] === view.sent;
      if (status === 304 || !same) return [];
      const saw = { asked: view.sent, status };
      return [{ url: first.url, evidence: { at: "If-None-Match or If-Modified-Since", saw, expected: 304 } }];
    });
    return judgePages(faults, pairs.length);
  },
  words: { en },
  fix,
});
