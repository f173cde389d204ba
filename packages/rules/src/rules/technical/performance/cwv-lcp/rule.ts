import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeRendered, ownMs } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** "Poor" by web.dev. What lies between good (2.5 s) and this may be the lab's own doing, which has other work. */
const SLOW_MS = 4_000;

/** A lab value: one loading on the auditing machine, not what visitors measure. */
export const rule = defineSiteRule({
  id: "cwv-lcp",
  category: "technical",
  area: "performance",
  severity: "high",
  fixKind: "template",
  certainty: 0.5,
  repair: { result: "4-6 weeks" },
  reads: ["rendering"],
  source: "https://web.dev/articles/lcp",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ run }) => {
      if (run.lab.lcpMs === null) return "outside";
      const milliseconds = ownMs(run, run.lab.lcpMs);
      if (milliseconds <= SLOW_MS) return null;
      return {
        at: "one loading in the lab",
        saw: { milliseconds },
        expected: "at most 2500 ms",
      };
    }),
  words: { en },
  givesWayTo: [{ to: ["critical-template-cwv-business"], as: "task" }],
  fix: worklist(en),
});
