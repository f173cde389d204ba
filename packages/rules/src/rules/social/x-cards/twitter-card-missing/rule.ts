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
  leavesTo: ["social-js-only"],
  over: sharedHtml,
  reads: ["head"],
  says: {
    failing: "No card for X",
    why: "Without twitter:card X shows at most a small card, even when the page has a good preview picture.",
    fix: 'Add <meta name="twitter:card" content="summary_large_image">. X takes title and picture from the Open Graph tags.',
    source: "https://developer.x.com/en/docs/x-for-websites/cards/overview/markup",
  },
  told: ({ card }) => (card === null ? null : pass()),
  judge: ({ head }) =>
    cardValue(head, "twitter:card") === null
      ? fail({ at: "head > meta[name=twitter:card]", saw: null, expected: "summary_large_image" })
      : pass(),
});
