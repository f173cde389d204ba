import { en } from "./words.en.ts";
import { isPersonalPath } from "../../../../knowledge/utility-paths.ts";
import { isPrivateHost } from "../../../../knowledge/private-hosts.ts";
import { hostnameOf } from "../../../../reading/address-parts.ts";
import { isVisitorDetour } from "../../../../reading/visitor-detour.ts";
import { servedHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

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
  source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
  judge: ({ url, head: { refresh }, tech }) => {
    if (tech.botWall !== null || isPersonalPath(new URL(url).pathname)) return notApplicable();
    if (refresh === null || refresh.url === null) return pass();
    const target = URL.parse(refresh.url, url);
    if (target === null || target.href.replace(/#.*$/, "") === url || FILE.test(target.pathname)) return pass();
    // A checkout without goods sends visitors back to the cart: a state of the visit, not a move.
    if (isVisitorDetour(url, target.href)) return notApplicable();
    const isScript = refresh.by === "script";
    return fail({
      at: isScript ? "inline script" : "meta[http-equiv=refresh]",
      saw: { seconds: refresh.seconds, target: target.href.slice(0, 200), by: isScript ? "script" : "tag" },
      expected: "HTTP 301",
    });
  },
  words: { en },
  givesWayTo: [
    { to: ["broken-internal-links"], as: "task" },
    // The address that was left over from development is one fault, in a link or in this tag.
    {
      to: ["links-to-localhost"],
      as: "task",
      anywhere: true,
      when: ({ evidence: { saw } }) => isPrivateHost(hostnameOf(saw.target)),
    },
  ],
  about: ({ evidence: { saw } }) => [saw.target],
  fix,
});
