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
  leavesTo: ["ai-content-needs-js", "js-main-content-missing"],
  reads: ["rendering"],
  says: {
    failing: "Preview tags appear only after scripts ran",
    why: "Facebook, WhatsApp, X and the like run no scripts. They show a bare link instead of picture and title.",
    fix: "Send the og: and twitter: tags in the HTML.",
    source: "https://developers.facebook.com/docs/sharing/webmasters/",
  },
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      if (!raw.social || !rendered.social || rendered.social.length === 0) return "outside";
      const late = rendered.social.filter(
        (key) => !raw.social!.includes(key) && /^(og|twitter):(title|image|description|card)$/.test(key),
      );
      if (late.length === 0 || raw.social.includes("og:title")) return null;
      return {
        at: "head",
        saw: { asSent: raw.social, onlyAfterScripts: late },
        expected: "the tags in the HTML as sent",
      };
    }),
});
