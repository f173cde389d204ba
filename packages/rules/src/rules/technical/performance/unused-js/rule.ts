import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

const LEAST_BYTES = 150_000;
const MOST_UNUSED = 0.6;

/** A lab value: one loading on the auditing machine, not what visitors measure. */
export const rule = defineSiteRule({
  id: "unused-js",
  category: "technical",
  area: "performance",
  severity: "medium",
  fixKind: "template",
  certainty: 0.7,
  reads: ["rendering"],
  says: {
    failing: "Most of the loaded script is not used",
    why: "Phones load and read every line of script before they can do anything else, also the lines that this page never runs.",
    fix: "Load scripts only on pages that need them, split large ones, and take out apps and tags nobody uses.",
    source: "https://developer.chrome.com/docs/lighthouse/performance/unused-javascript",
  },
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ run: { lab } }) => {
      if (lab.unusedScript === null) return "outside";
      if (lab.bytes.script < LEAST_BYTES || lab.unusedScript <= MOST_UNUSED) return null;
      const saw = { scriptBytes: lab.bytes.script, unusedPercent: Math.round(lab.unusedScript * 100) };
      return {
        at: "scripts of one loading in the lab, nothing clicked",
        saw,
        expected: `at most ${MOST_UNUSED * 100} % unused`,
      };
    }),
});
