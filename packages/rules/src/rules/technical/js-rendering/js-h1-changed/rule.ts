import { difference, judgeRendered } from "../../../../reading/rendered-pages.ts";
import { normalised } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "js-h1-changed",
  category: "technical",
  area: "js-rendering",
  severity: "medium",
  fixKind: "template",
  certainty: 0.9,
  leavesTo: ["ai-content-needs-js", "js-main-content-missing"],
  reads: ["rendering"],
  says: {
    failing: "Main heading is changed or added by scripts",
    why: "The heading says what the page is about. Readers without scripts, such as AI assistants, find another one or none.",
    fix: "Write the final h1 into the HTML that the server sends.",
    source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  },
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      if (rendered.h1.length === 0) return "outside";
      const sent = new Set(raw.h1.map(normalised));
      return rendered.h1.some((heading) => sent.has(normalised(heading))) ? null : difference(raw.h1, rendered.h1);
    }),
});
