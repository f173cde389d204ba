import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** web.dev: up to 0.1 is good. The sum differs by some hundredths from loading to loading, so only clearly more counts. */
const GOOD_SHIFT = 0.1;
const MOST_SHIFT = 0.15;

/** A lab value: one loading on the auditing machine, not what visitors measure. */
export const rule = defineSiteRule({
  id: "cwv-cls",
  category: "technical",
  area: "performance",
  severity: "medium",
  fixKind: "template",
  certainty: 0.8,
  reads: ["rendering"],
  says: {
    failing: "Content jumps while the page loads (lab)",
    why: "What shifts while people read or aim makes them lose their place or press the wrong button.",
    fix: "Give pictures, banners and embeds their width and height, and keep room for what comes later.",
    source: "https://web.dev/articles/cls",
  },
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ run: { lab } }) => {
      if (lab.cls === null) return "outside";
      if (lab.cls <= MOST_SHIFT) return null;
      const shift = Math.round(lab.cls * 1000) / 1000;
      return { at: "one loading in the lab, without scrolling", saw: { shift }, expected: `at most ${GOOD_SHIFT}` };
    }),
});
