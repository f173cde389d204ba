import { difference, judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

const TELLING = /^(Product|ProductGroup|Book|Vehicle|Article|NewsArticle|BlogPosting|TechArticle|Recipe)$/;

export const rule = defineSiteRule({
  id: "js-schema-only-rendered",
  category: "technical",
  area: "js-rendering",
  severity: "medium",
  fixKind: "template",
  certainty: 0.9,
  leavesTo: ["ai-content-needs-js", "js-main-content-missing"],
  aiVisibility: true,
  reads: ["rendering"],
  says: {
    failing: "Structured data exists only after scripts ran",
    why: "Google reads product data that scripts add later and less often, Merchant listings can go stale, and AI assistants never see it.",
    fix: "Send the JSON-LD of products and articles in the HTML.",
    source:
      "https://developers.google.com/search/docs/appearance/structured-data/generate-structured-data-with-javascript",
  },
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ kind, raw, rendered }) => {
      const after = rendered.types.filter((type) => TELLING.test(type));
      if (after.length === 0 || (kind !== "product" && kind !== "article")) return "outside";
      return after.some((type) => raw.types.includes(type)) ? null : difference(raw.types, after);
    }),
});
