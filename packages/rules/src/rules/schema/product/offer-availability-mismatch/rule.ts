import { productPages } from "../../../../populations.ts";
import { judgeShownStock } from "../../../../reading/shown-offer.ts";
import { definePageRule } from "../../../../rule.ts";
import { notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "offer-availability-mismatch",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.8,
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce"],
  says: {
    failing: "Stock in the markup contradicts the page",
    why: "Google compares the stock in the markup with the page. Products that differ are taken out of shopping results, and buyers come for nothing.",
    fix: "Write availability from the same stock level as the text and the button on the page.",
    source: "https://support.google.com/merchants/answer/6324448",
  },
  told: ({ shownStock, agreedStock }) => (!shownStock ? notApplicable() : agreedStock ? pass() : null),
  judge: judgeShownStock,
});
