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
  leavesTo: ["ai-content-needs-js", "js-main-content-missing"],
  reads: ["rendering"],
  says: {
    failing: "Description is changed by scripts",
    why: "Whoever reads the page as sent, above all assistants and previews in messengers, sees another description than Google after running the scripts.",
    fix: "Write the final description into the HTML that the server sends, and let scripts leave it alone.",
    source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  },
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      const [sent = "", after = ""] = [raw, rendered].map(({ descriptions }) => descriptions.find(Boolean));
      if (after === "") return "outside";
      return normalised(sent) === normalised(after)
        ? null
        : difference(sent === "" ? null : quoted(sent), quoted(after));
    }),
});
