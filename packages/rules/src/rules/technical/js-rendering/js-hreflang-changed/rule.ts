import { difference, judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "js-hreflang-changed",
  category: "technical",
  area: "js-rendering",
  severity: "medium",
  fixKind: "template",
  certainty: 0.9,
  leavesTo: ["ai-content-needs-js", "js-main-content-missing"],
  reads: ["rendering"],
  says: {
    failing: "Language versions are changed by scripts",
    why: "Google may read the list of languages before or after scripts ran, so shoppers can be sent to the wrong language.",
    fix: "Send the complete list of hreflang links in the HTML, the same that scripts leave behind.",
    source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  },
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      if (raw.hreflang.length === 0 && rendered.hreflang.length === 0) return "outside";
      const [sent, after] = [raw, rendered].map(({ hreflang }) => [...new Set(hreflang)]);
      return sent!.join() === after!.join() ? null : difference(sent!, after!);
    }),
});
