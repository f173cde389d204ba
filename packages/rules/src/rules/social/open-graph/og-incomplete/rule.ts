import { sharedHtml } from "../../../../populations.ts";
import { missingBasics, OPEN_GRAPH_BASICS } from "../../../../reading/social-tags.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "og-incomplete",
  category: "social",
  area: "open-graph",
  severity: "low",
  fixKind: "meta",
  certainty: 1,
  over: sharedHtml,
  reads: ["head"],
  says: {
    failing: "Link preview lacks a part",
    why: "Networks fill the gap themselves, often with a random picture or the wrong address.",
    fix: "Add the missing tags to the head of the template.",
    source: "https://ogp.me/#metadata",
  },
  told: ({ ogTitle, ogType, ogImage, ogUrl }) => {
    const said = Number(ogTitle) + Number(ogType) + Number(ogImage) + Number(ogUrl);
    return said === 0 ? notApplicable() : said === OPEN_GRAPH_BASICS.length ? pass() : null;
  },
  judge: ({ head }) => {
    const missing = missingBasics(head);
    if (missing.length === OPEN_GRAPH_BASICS.length) return notApplicable();
    if (missing.length === 0) return pass();
    return fail({ at: "head > meta[property^=og:]", saw: { missing }, expected: [...OPEN_GRAPH_BASICS] });
  },
});
