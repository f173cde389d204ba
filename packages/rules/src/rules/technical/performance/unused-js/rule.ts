import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

const LEAST_BYTES = 150_000;
const MOST_UNUSED = 0.6;
/** Scripts shrink to a third when they are compressed; bytes are counted on the wire. */
const COMPRESSED_TO = 3;

/** A lab value: one loading on the auditing machine, not what visitors measure. */
export const rule = defineSiteRule({
  id: "unused-js",
  category: "technical",
  area: "performance",
  severity: "low",
  fixKind: "template",
  certainty: 0.7,
  reads: ["rendering"],
  source: "https://developer.chrome.com/docs/lighthouse/performance/unused-javascript",
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
  words: { en },
  // Which script it is, and whether the page can do without, only its developer sees.
  onlyAlong: true,
  givesWayTo: [
    {
      to: ["js-bundle-heavy", "no-compression"],
      as: "task",
      when: ({ evidence: { saw } }, failing) =>
        failing.includes("js-bundle-heavy") || saw.scriptBytes <= COMPRESSED_TO * LEAST_BYTES,
    },
  ],
  fix: worklist(en),
});
