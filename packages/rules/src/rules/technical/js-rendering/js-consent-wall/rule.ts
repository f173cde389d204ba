import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";

const CONSENT = /cookie|consent|gdpr|dsgvo|rgpd|datenschutz|privacy|privacidad|confidentialit|einwillig|zustimm/i;
const FEW_WORDS = 50;

export const rule = defineSiteRule({
  id: "js-consent-wall",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.75,
  repair: { work: "hard" },
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered, run }) => {
      if (run.overlay === null || !CONSENT.test(run.overlay.text)) return "outside";
      const own = Math.max(0, rendered.mainWords - run.overlay.words);
      if (own >= FEW_WORDS || raw.mainWords >= FEW_WORDS) return null;
      return {
        at: "window of a first visit",
        saw: { covered: run.overlay.share, layer: quoted(run.overlay.text), wordsBehind: own },
        expected: "the content in the page behind the layer",
      };
    }),
  words: { en },
  fix: worklist(en),
});
