import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeField } from "../../../../reading/field-vitals.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** web.dev: up to 200 ms is good, at the 75th percentile of visits. */
const MOST_MS = 200;

/** Only visitors can measure this: what blocks in the lab has its own rule and is never called by this name. */
export const rule = defineSiteRule({
  id: "cwv-inp",
  category: "technical",
  area: "performance",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  repair: { result: "4-6 weeks" },
  reads: ["fieldVitals", "home"],
  source: "https://web.dev/articles/inp",
  judge: (site) =>
    judgeField(site, "inpMs", (measured, at) =>
      measured <= MOST_MS
        ? null
        : { at, saw: { milliseconds: Math.round(measured) }, expected: `at most ${MOST_MS} ms` },
    ),
  words: { en },
  fix: worklist(en),
});
