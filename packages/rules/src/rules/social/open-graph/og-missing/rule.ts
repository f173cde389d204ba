import { sharedHtml } from "../../../../populations.ts";
import { missingBasics, OPEN_GRAPH_BASICS } from "../../../../reading/social-tags.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "og-missing",
  category: "social",
  area: "open-graph",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  leavesTo: ["social-js-only"],
  over: sharedHtml,
  reads: ["head"],
  says: {
    failing: "Shared links show no preview",
    why: "When someone shares this page on Facebook, WhatsApp or LinkedIn, the network has to guess title and picture.",
    fix: "Add og:title, og:type, og:image and og:url to the head, and twitter:card, which X asks for. Most systems fill them from the page by themselves.",
    source: "https://ogp.me/",
  },
  told: ({ ogTitle, ogType, ogImage, ogUrl }) => (ogTitle || ogType || ogImage || ogUrl ? pass() : null),
  judge: ({ head }) =>
    missingBasics(head).length < OPEN_GRAPH_BASICS.length
      ? pass()
      : fail({ at: "head > meta[property^=og:]", saw: null, expected: [...OPEN_GRAPH_BASICS] }),
});
