import { en } from "./words.en.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** A layer over half of the window lies over its middle, where the buy button of a product page stands. */
const LEAST_SHARE = 0.5;

export const rule = defineSiteRule({
  id: "agent-overlay-blocks-click",
  category: "technical",
  area: "agent-readiness",
  severity: "medium",
  fixKind: "template",
  certainty: 0.6,
  businesses: ["online-shop", "food-ordering"],
  grade: "B",
  aiVisibility: true,
  kinds: ["product", "cart"],
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ kind, run: { overlay } }) => {
      if (kind !== "product" && kind !== "cart") return "outside";
      if (overlay === null || overlay.share < LEAST_SHARE) return null;
      return {
        at: "window of a first visit",
        saw: { covered: `${Math.round(100 * overlay.share)} %`, layer: quoted(overlay.text) },
        expected: "buttons that can be clicked",
      };
    }),
  words: { en },
  fix: null,
});
