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
  reads: ["fieldVitals", "home"],
  says: {
    failing: "Pages answer taps and clicks late (measured by visitors)",
    why: "One visit in four waits longer than this until the page shows that it noticed a tap. Google counts the value among its Core Web Vitals.",
    fix: "Find the slow interactions in the browser's performance panel, split long scripts into pieces, and let the page show a change before the work begins.",
    source: "https://web.dev/articles/inp",
  },
  judge: (site) =>
    judgeField(site, "inpMs", (measured, at) =>
      measured <= MOST_MS
        ? null
        : { at, saw: { milliseconds: Math.round(measured) }, expected: `at most ${MOST_MS} ms` },
    ),
});
