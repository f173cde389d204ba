import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** web.dev calls 200 ms good on a phone in the field's middle; the lab has other work, so only three times that counts. */
const MOST_MS = 600;

/** A lab value: one loading on the auditing machine, not what visitors measure. */
export const rule = defineSiteRule({
  id: "long-main-thread-tasks",
  category: "technical",
  area: "performance",
  severity: "low",
  fixKind: "template",
  certainty: 0.6,
  reads: ["rendering"],
  source: "https://web.dev/articles/tbt",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ run: { lab } }) => {
      if (lab.blockingMs === null) return "outside";
      if (lab.blockingMs <= MOST_MS) return null;
      const saw = { blockedMilliseconds: Math.round(lab.blockingMs) };
      return { at: "one loading in the lab", saw, expected: "at most 200 ms of total blocking time" };
    }),
  words: { en },
  // Which script keeps the page busy, one loading in the lab does not tell.
  onlyAlong: true,
  givesWayTo: [{ to: ["critical-template-cwv-business"], as: "task" }],
  fix: worklist(en),
});
