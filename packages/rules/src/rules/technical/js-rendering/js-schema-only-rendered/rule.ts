import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
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
  repair: { work: "hard" },
  aiVisibility: true,
  kinds: ["product", "article"],
  reads: ["rendering"],
  source:
    "https://developers.google.com/search/docs/appearance/structured-data/generate-structured-data-with-javascript",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ kind, raw, rendered }) => {
      const after = rendered.types.filter((type) => TELLING.test(type));
      if (after.length === 0 || (kind !== "product" && kind !== "article")) return "outside";
      return after.some((type) => raw.types.includes(type)) ? null : difference(raw.types, after);
    }),
  words: { en },
  symptoms: [{ of: "scripts", rank: 6, shows: () => true }],
  givesWayTo: [{ to: ["ai-content-needs-js", "js-main-content-missing"], as: "finding" }],
  fix: worklist(en),
});
