import { en } from "./words.en.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** Google names layers that cover the main content; legal duties such as cookies and age are excepted. */
const LEAST_SHARE = 0.3;
const LEGAL =
  /cookie|consent|gdpr|dsgvo|rgpd|datenschutz|privacy|privacidad|confidentialit|einwillig|zustimm|\bage\b|\b(18|21)\b|alter bestätigen|mayor de edad|edad legal|âge/i;

export const rule = defineSiteRule({
  id: "intrusive-interstitial",
  category: "technical",
  area: "mobile",
  severity: "medium",
  fixKind: "template",
  certainty: 0.8,
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ kind, run: { overlay } }) => {
      // Nobody lands there from search.
      if (/^(cart|checkout|account|search)$/.test(kind)) return "outside";
      if (overlay === null || overlay.share < LEAST_SHARE || LEGAL.test(overlay.text)) return null;
      return {
        at: "window of a first visit",
        saw: { covered: `${Math.round(100 * overlay.share)} %`, layer: quoted(overlay.text) },
        expected: "the content",
      };
    }),
  words: { en },
  fix: null,
});
