import { imageSizes } from "../../../../fixes/pages/images.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
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
  severity: "low",
  fixKind: "template",
  certainty: 0.8,
  repair: { result: "4-6 weeks" },
  reads: ["rendering"],
  source: "https://web.dev/articles/cls",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ run: { lab } }) => {
      if (lab.cls === null) return "outside";
      if (lab.cls <= MOST_SHIFT) return null;
      const shift = Math.round(lab.cls * 1000) / 1000;
      return { at: "one loading in the lab, without scrolling", saw: { shift }, expected: `at most ${GOOD_SHIFT}` };
    }),
  words: { en },
  // What pushed the content aside, one loading in the lab does not tell.
  onlyAlong: true,
  // The usual cause; where no picture lacks its size, the list of pages.
  fix: (cause, view) => imageSizes(cause, view) ?? worklist(en)(cause, view),
});
