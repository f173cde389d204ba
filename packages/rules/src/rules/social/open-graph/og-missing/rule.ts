import { openGraph } from "../../../../fixes/head/social.ts";
import { en } from "./words.en.ts";
import { sharedHtml } from "../../../../populations.ts";
import { isSent, missingBasics, OPEN_GRAPH_BASICS } from "../../../../reading/social-tags.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "og-missing",
  category: "social",
  area: "open-graph",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true },
  over: sharedHtml,
  reads: ["head", "url"],
  source: "https://ogp.me/",
  judge: ({ head, url }) =>
    missingBasics(head).length < OPEN_GRAPH_BASICS.length
      ? pass()
      : !isSent(url)
        ? notApplicable()
        : fail({ at: "head > meta[property^=og:]", saw: null, expected: [...OPEN_GRAPH_BASICS] }),
  words: { en },
  symptoms: [{ of: "previews", rank: 1, shows: () => true }],
  givesWayTo: [
    { to: ["social-js-only"], as: "finding" },
    { to: ["unwritten-pages"], as: "task" },
  ],
  fix: openGraph,
});
