import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { judgeWhole } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** A smaller picture is a logo or a sign, not what the visitor came to see. */
const LEAST_SHARE = 0.05;

/** A lab value: one loading on the auditing machine, not what visitors measure. */
export const rule = defineSiteRule({
  id: "lcp-not-in-html",
  category: "technical",
  area: "performance",
  severity: "high",
  fixKind: "template",
  certainty: 0.8,
  repair: { result: "4-6 weeks" },
  reads: ["rendering"],
  source: "https://web.dev/articles/optimize-lcp#optimize_when_the_resource_is_discovered",
  judge: ({ rendering }) =>
    judgeWhole(
      rendering,
      ({ run: { lab, looks } }) => {
        if (lab.lcpImage === null || lab.lcpImage.share < LEAST_SHARE) return "outside";
        const { url, inHtml } = lab.lcpImage;
        if (!inHtml && looks?.leadsOnPhone === false) return "outside";
        return inHtml
          ? null
          : { at: "HTML as sent", saw: { largestPicture: url }, expected: "its address in the HTML" };
      },
      false,
    ),
  words: { en },
  fix,
});
