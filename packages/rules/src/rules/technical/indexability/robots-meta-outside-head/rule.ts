import { headOrder } from "../../../../fixes/head/head-order.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "robots-meta-outside-head",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  over: readableHtml,
  reads: ["head"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  judge: ({ head }) => {
    const tags = head.metas.filter(({ via, key }) => via === "name" && (key === "robots" || key === "googlebot"));
    if (tags.length === 0) return notApplicable();
    const outside = tags.filter(({ inHead, content }) => !inHead && content.trim() !== "");
    if (outside.length === 0) return pass();
    const saw = outside.slice(0, 3).map(({ key, content }) => ({ name: key, content: quoted(content) }));
    return fail({ at: "body > meta[name=robots]", saw, expected: "in the head" });
  },
  words: { en },
  givesWayTo: [{ to: ["head-broken-early"], as: "finding" }],
  fix: headOrder,
});
