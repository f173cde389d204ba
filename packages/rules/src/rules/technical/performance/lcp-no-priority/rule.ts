import { fileName } from "../../../../reading/shown-things.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { judgeWhole } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** A smaller picture is a logo or a sign, not what the visitor came to see. */
const LEAST_SHARE = 0.05;

/** A lab value: one loading on the auditing machine, not what visitors measure. */
export const rule = defineSiteRule({
  id: "lcp-no-priority",
  category: "technical",
  area: "performance",
  severity: "medium",
  fixKind: "template",
  certainty: 0.8,
  repair: { result: "4-6 weeks" },
  reads: ["rendering"],
  source: "https://web.dev/articles/fetch-priority",
  judge: ({ rendering }) =>
    judgeWhole(
      rendering,
      ({ run: { lab, looks } }) => {
        if (lab.lcpImage === null || lab.lcpImage.share < LEAST_SHARE) return "outside";
        const { url, priority } = lab.lcpImage;
        // Below the first screen of a phone the hurry would take from what is seen there.
        if (!priority && looks?.leadsOnPhone === false) return "outside";
        return priority
          ? null
          : { at: "largest picture in view", saw: { src: url }, expected: "fetchpriority=high or a preload" };
      },
      false,
    ),
  words: { en },
  givesWayTo: [{ to: ["lcp-image-lazy", "lcp-not-in-html"], as: "task" }],
  shows: ({ src }) => [fileName(src)],
  fix,
});
