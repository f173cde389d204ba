import { productPages } from "../../../../populations.ts";
import { judgeShownPrice } from "../../../../reading/shown-offer.ts";
import { definePageRule } from "../../../../rule.ts";
import { notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "offer-price-mismatch",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.8,
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce"],
  says: {
    failing: "Price in the markup stands nowhere on the page",
    why: "Google compares marked up and visible price and removes products whose prices differ; buyers see one price and pay another.",
    fix: "Feed markup and visible price from the same field, including tax and current discounts.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  },
  told: ({ agreedPrice, offerAmounts }) => (agreedPrice ? pass() : offerAmounts ? null : notApplicable()),
  judge: judgeShownPrice,
});
