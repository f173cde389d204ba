import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import type { RenderedPage } from "@audit/facts";
import { offerReadingOf } from "../../../../reading/offer-sides.ts";
import { mainOffersOf } from "../../../../reading/products.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import {
  judgeShownCurrency,
  judgeShownPrice,
  judgeShownStock,
  type OfferReading,
} from "../../../../reading/shown-offer.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "js-offer-mismatch",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.8,
  businesses: ["online-shop", "food-ordering"],
  repair: { work: "hard" },
  aiVisibility: true,
  kinds: ["product"],
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  judge: ({ rendering }) =>
    judgeRendered(rendering, (page) => {
      const reading = afterScripts(page);
      if (reading === null) return "outside";
      const verdicts = [judgeShownPrice(reading), judgeShownCurrency(reading), judgeShownStock(reading)];
      const failed = verdicts.find(({ verdict }) => verdict === "fail");
      if (failed?.verdict === "fail") return { ...failed.evidence, at: `after scripts: ${failed.evidence.at}` };
      return verdicts.some(({ verdict }) => verdict === "pass") ? null : "outside";
    }),
  words: { en },
  givesWayTo: [
    {
      to: [
        "offer-price-mismatch",
        "offer-currency-missing",
        "offer-availability-mismatch",
        "js-offer-changed",
        "ai-content-needs-js",
      ],
      as: "finding",
    },
  ],
  fix: worklist(en),
});

/** What is shown in the end, with the markup that then stands there; scripts that take markup away leave what was sent. */
function afterScripts({ raw, rendered }: RenderedPage): OfferReading | null {
  const [sent, after] = [raw, rendered].map(offerReadingOf);
  if (!after) return null;
  const isMarked = mainOffersOf(after.structuredData).length > 0;
  return isMarked || !sent ? after : { structuredData: sent.structuredData, commerce: after.commerce };
}
