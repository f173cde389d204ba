import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "a11y-landmarks",
  category: "technical",
  area: "accessibility",
  severity: "low",
  fixKind: "template",
  upkeep: true,
  certainty: 1,
  over: readableHtml,
  reads: ["structure", "tech"],
  source: "https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/",
  judge: ({ structure: { hasMain }, tech }) =>
    tech.jsShell
      ? notApplicable()
      : hasMain
        ? pass()
        : fail({ at: "body", saw: { main: 0 }, expected: "one main element" }),
  words: { en },
  // It moves nothing in search: whoever rebuilds the layout reads of it in the report.
  onlyAlong: true,
  givesWayTo: [{ to: ["empty-pages", "sample-content-live", "test-page-live"], as: "task" }],
  inLayout: () => true,
  fix,
});
