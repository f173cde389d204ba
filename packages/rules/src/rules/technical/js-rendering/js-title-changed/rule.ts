import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { difference, judgeRendered } from "../../../../reading/rendered-pages.ts";
import { normalised } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** Counters of unread messages come and go: "(2) Shop". */
const bare = (title: string): string => normalised(title.replace(/^\(\d+\)\s*/, ""));

export const rule = defineSiteRule({
  id: "js-title-changed",
  category: "technical",
  area: "js-rendering",
  severity: "medium",
  fixKind: "template",
  certainty: 0.9,
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      const [sent = "", after = ""] = [raw.titles[0], rendered.titles[0]].map((title) => bare(title ?? ""));
      if (after === "") return "outside";
      return sent === after ? null : difference(raw.titles[0] ?? null, rendered.titles[0] ?? null);
    }),
  words: { en },
  givesWayTo: [{ to: ["ai-content-needs-js", "js-main-content-missing"], as: "finding" }],
  fix: worklist(en),
});
