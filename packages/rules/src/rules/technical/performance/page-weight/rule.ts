import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

const MOST_BYTES = 3_000_000;

/** A lab value: one loading on the auditing machine, not what visitors measure. */
export const rule = defineSiteRule({
  id: "page-weight",
  category: "technical",
  area: "performance",
  severity: "medium",
  fixKind: "template",
  certainty: 0.9,
  reads: ["rendering"],
  says: {
    failing: "Page is heavy",
    why: "Everything the page loads costs time and, on a phone, money. Films are not counted.",
    fix: "Compress pictures and serve them in the size they are shown, load those further down late, and drop files nobody needs.",
    source: "https://web.dev/articles/your-first-performance-budget",
  },
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ run: { lab } }) => {
      if (lab.bytes.total === 0) return "outside";
      if (lab.bytes.total <= MOST_BYTES) return null;
      const saw = { bytes: lab.bytes.total, requests: lab.requests };
      return { at: "one loading in the lab, before scrolling", saw, expected: `at most ${MOST_BYTES} bytes` };
    }),
});
