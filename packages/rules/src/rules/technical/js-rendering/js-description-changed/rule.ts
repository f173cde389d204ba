import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { difference, judgeRendered } from "../../../../reading/rendered-pages.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "js-description-changed",
  category: "technical",
  area: "js-rendering",
  severity: "low",
  fixKind: "template",
  certainty: 0.9,
  repair: { work: "hard" },
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      const [sent = "", after = ""] = [raw, rendered].map(({ descriptions }) => descriptions.find(Boolean));
      if (after === "") return "outside";
      return normalised(sent) === normalised(after)
        ? null
        : difference(sent === "" ? null : quoted(sent), quoted(after));
    }),
  words: { en },
  givesWayTo: [{ to: ["ai-content-needs-js", "js-main-content-missing"], as: "finding" }],
  fix: worklist(en),
});
