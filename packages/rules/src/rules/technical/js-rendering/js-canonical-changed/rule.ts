import { difference, judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "js-canonical-changed",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.95,
  leavesTo: ["ai-content-needs-js", "js-main-content-missing"],
  reads: ["rendering"],
  says: {
    failing: "Canonical address is changed by scripts",
    why: "Search engines get two answers to the question which address counts and may take either, so the wrong one can be listed.",
    fix: "Send the right canonical in the HTML and let no script change or add one.",
    source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  },
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      const [sent, after] = [raw, rendered].map(({ canonicals }) => [...new Set(canonicals)].toSorted());
      if (sent!.length === 0 && after!.length === 0) return "outside";
      return sent!.join(" ") === after!.join(" ") ? null : difference(sent!, after!);
    }),
});
