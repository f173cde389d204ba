import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { difference, judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "js-price-stock-only-rendered",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  businesses: ["online-shop", "food-ordering"],
  repair: { work: "hard" },
  aiVisibility: true,
  kinds: ["product"],
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ kind, raw, rendered }) => {
      if (kind !== "product" || rendered.prices.length === 0) return "outside";
      if (raw.prices.length > 0 || raw.offerPrice) return null;
      return difference(raw.prices, [
        ...rendered.prices.slice(0, 3),
        ...(rendered.availability ? [rendered.availability] : []),
      ]);
    }),
  words: { en },
  symptoms: [{ of: "scripts", rank: 4, shows: () => true }],
  givesWayTo: [{ to: ["ai-content-needs-js", "js-main-content-missing"], as: "finding" }],
  fix: worklist(en),
});
