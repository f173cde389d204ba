import { difference, judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "js-price-stock-only-rendered",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  leavesTo: ["ai-content-needs-js", "js-main-content-missing"],
  aiVisibility: true,
  reads: ["rendering"],
  says: {
    failing: "Price appears only after scripts ran",
    why: "AI assistants that compare offers read the page as sent and find no price, so they name another shop.",
    fix: "Send price and availability in the HTML, visibly and in the JSON-LD; scripts may update them afterwards.",
    source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  },
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ kind, raw, rendered }) => {
      if (kind !== "product" || rendered.prices.length === 0) return "outside";
      if (raw.prices.length > 0 || raw.offerPrice) return null;
      return difference(raw.prices, [
        ...rendered.prices.slice(0, 3),
        ...(rendered.availability ? [rendered.availability] : []),
      ]);
    }),
});
