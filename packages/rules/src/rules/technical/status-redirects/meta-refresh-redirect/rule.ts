import { servedHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** "Your download starts in 5 seconds": no page is left for another. */
const FILE = /\.(zip|gz|exe|msi|dmg|pkg|pdf|csv|xlsx?|docx?|mp[34])$/i;

export const rule = definePageRule({
  id: "meta-refresh-redirect",
  category: "technical",
  area: "status-redirects",
  severity: "medium",
  fixKind: "redirect",
  certainty: 1,
  over: servedHtml,
  reads: ["url", "head", "tech"],
  says: {
    failing: "Page forwards visitors by meta refresh",
    why: "The page loads first and only then sends visitors on. That is slow, breaks the back button, and search engines follow it less surely than a redirect of the server.",
    fix: "Take the meta refresh out and let the server answer with a redirect (301) to the same target.",
    source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
  },
  told: ({ walled, forwards }) => (walled ? notApplicable() : forwards ? null : pass()),
  judge: ({ url, head: { refresh }, tech }) => {
    if (tech.botWall !== null) return notApplicable();
    if (refresh === null || refresh.url === null) return pass();
    const target = URL.parse(refresh.url, url);
    if (target === null || target.href.replace(/#.*$/, "") === url || FILE.test(target.pathname)) return pass();
    return fail({
      at: "meta[http-equiv=refresh]",
      saw: { seconds: refresh.seconds, target: target.href.slice(0, 200) },
      expected: "HTTP 301",
    });
  },
});
