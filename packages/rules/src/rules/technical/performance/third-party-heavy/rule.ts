import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

const LEAST_MS = 500;

/** A lab value: one loading on the auditing machine, not what visitors measure. */
export const rule = defineSiteRule({
  id: "third-party-heavy",
  category: "technical",
  area: "performance",
  severity: "low",
  fixKind: "template",
  certainty: 0.6,
  reads: ["rendering"],
  source: "https://web.dev/articles/optimizing-content-efficiency-loading-third-party-javascript",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ run: { lab } }) => {
      if (lab.scriptMs === null) return "outside";
      const { own, foreign } = lab.scriptMs;
      if (foreign < LEAST_MS || foreign <= own) return null;
      const saw = { otherSitesMilliseconds: Math.round(foreign), ownMilliseconds: Math.round(own) };
      return { at: "one loading in the lab", saw, expected: `less than ${LEAST_MS} ms` };
    }),
  words: { en },
  // Whether the shop can do without a service, only its owner knows.
  onlyAlong: true,
  fix: worklist(en),
});
