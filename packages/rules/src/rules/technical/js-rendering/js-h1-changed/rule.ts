import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
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
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      if (rendered.h1.length === 0) return "outside";
      const sent = new Set(raw.h1.map(normalised));
      return rendered.h1.some((heading) => sent.has(normalised(heading))) ? null : difference(raw.h1, rendered.h1);
    }),
  words: { en },
  symptoms: [{ of: "scripts", rank: 7, shows: () => true }],
  givesWayTo: [{ to: ["ai-content-needs-js", "js-main-content-missing"], as: "finding" }],
  fix: worklist(en),
});
