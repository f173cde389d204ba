import { openGraph } from "../../../../fixes/head/social.ts";
import { en } from "./words.en.ts";
import { sharedHtml } from "../../../../populations.ts";
import { isSent, missingBasics, OPEN_GRAPH_BASICS } from "../../../../reading/social-tags.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "og-incomplete",
  category: "social",
  area: "open-graph",
  severity: "low",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true },
  over: sharedHtml,
  reads: ["head", "url"],
  source: "https://ogp.me/#metadata",
  judge: ({ head, url }) => {
    if (!isSent(url)) return notApplicable();
    const missing = missingBasics(head);
    if (missing.length === OPEN_GRAPH_BASICS.length) return notApplicable();
    if (missing.length === 0) return pass();
    return fail({ at: "head > meta[property^=og:]", saw: { missing }, expected: [...OPEN_GRAPH_BASICS] });
  },
  words: { en },
  symptoms: [{ of: "previews", rank: 2, shows: () => true }],
  onlyProposed: true,
  givesWayTo: [{ to: ["og-missing"], as: "task", anywhere: true, withCode: true }],
  fix: openGraph,
});
