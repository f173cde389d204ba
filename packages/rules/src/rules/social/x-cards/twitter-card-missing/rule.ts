import { twitterCard } from "../../../../fixes/head/social.ts";
import { en } from "./words.en.ts";
import { sharedHtml } from "../../../../populations.ts";
import { cardValue } from "../../../../reading/social-tags.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "twitter-card-missing",
  category: "social",
  area: "x-cards",
  severity: "low",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true },
  over: sharedHtml,
  reads: ["head"],
  source: "https://developer.x.com/en/docs/x-for-websites/cards/overview/markup",
  judge: ({ head }) =>
    cardValue(head, "twitter:card") === null
      ? fail({ at: "head > meta[name=twitter:card]", saw: null, expected: "summary_large_image" })
      : pass(),
  words: { en },
  onlyAlong: true,
  givesWayTo: [
    // X falls back on the preview: where that is whole the card is nobody's task.
    { to: ["og-missing", "og-incomplete"], as: "task" },
    { to: ["social-js-only"], as: "finding" },
  ],
  fix: twitterCard,
});
