import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

const MOST_BYTES = 3_000_000;

/** A lab value: one loading on the auditing machine, not what visitors measure. */
export const rule = defineSiteRule({
  id: "page-weight",
  category: "technical",
  area: "performance",
  severity: "low",
  fixKind: "template",
  certainty: 0.9,
  repair: { result: "4-6 weeks" },
  reads: ["rendering"],
  source: "https://web.dev/articles/your-first-performance-budget",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ run: { lab } }) => {
      if (lab.bytes.total === 0) return "outside";
      if (lab.bytes.total <= MOST_BYTES) return null;
      const saw = { bytes: lab.bytes.total, requests: lab.requests };
      return { at: "one loading in the lab, before scrolling", saw, expected: `at most ${MOST_BYTES} bytes` };
    }),
  words: { en },
  // What weighs most has a rule of its own where it can be named: pictures, scripts, compression.
  onlyAlong: true,
  fix: worklist(en),
});
