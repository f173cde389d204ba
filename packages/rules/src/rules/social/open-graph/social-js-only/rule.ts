import { openGraph } from "../../../../fixes/head/social.ts";
import { en } from "./words.en.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** Records of earlier runs don't tell the tags; they say nothing. */
export const rule = defineSiteRule({
  id: "social-js-only",
  category: "social",
  area: "open-graph",
  severity: "medium",
  fixKind: "template",
  certainty: 0.95,
  reads: ["rendering"],
  source: "https://developers.facebook.com/docs/sharing/webmasters/",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      const sent = raw.social;
      if (!sent || !rendered.social || rendered.social.length === 0) return "outside";
      const late = rendered.social.filter(
        (key) => !sent.includes(key) && /^(og|twitter):(title|image|description|card)$/.test(key),
      );
      if (late.length === 0 || sent.includes("og:title")) return null;
      return {
        at: "head",
        saw: { asSent: sent, onlyAfterScripts: late },
        expected: "the tags in the HTML as sent",
      };
    }),
  words: { en },
  givesWayTo: [{ to: ["ai-content-needs-js", "js-main-content-missing"], as: "finding" }],
  fix: openGraph,
});
