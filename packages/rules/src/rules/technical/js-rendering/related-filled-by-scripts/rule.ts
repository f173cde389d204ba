import { productPages } from "../../../../populations.ts";
import { holdsFurtherGoods, unfilledLists } from "../../../../reading/unfilled-lists.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** The box of further goods on a product's page. The lists that pages are about are list-filled-by-scripts. */
export const rule = definePageRule({
  id: "related-filled-by-scripts",
  category: "technical",
  area: "js-rendering",
  severity: "medium",
  fixKind: "template",
  certainty: 0.85,
  aiVisibility: true,
  businesses: ["online-shop", "food-ordering"],
  over: productPages,
  reads: ["structure", "resources"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: ({ structure, resources }) => {
    if ((structure.vacant ?? 0) === 0) return notApplicable();
    const places = unfilledLists({ structure, resources }).filter(holdsFurtherGoods);
    if (places.length === 0) return pass();
    const headings = [...new Set(places.map(({ heading }) => quoted(heading)))];
    const saw = { headings, places: places.map(({ id }) => id) };
    return fail({ at: "HTML as sent, without scripts", saw, expected: "other products, each with its link" });
  },
  words: { en },
  shows: ({ places }) => places,
  givesWayTo: [{ to: ["ai-content-needs-js", "js-main-content-missing"], as: "task" }],
  fix,
});
