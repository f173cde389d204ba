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
  leavesTo: ["head-broken-early"],
  over: readableHtml,
  reads: ["head"],
  says: {
    failing: "Robots tag stands outside the head",
    why: "Search engines look for the robots tag in the head. In the body some obey it and some don't, so nobody can say whether the page is listed.",
    fix: "Move the robots meta tag into the head, before scripts and before anything that is shown.",
    source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  },
  told: ({ robotsTags, robotsOutsideHead }) => (!robotsTags ? notApplicable() : robotsOutsideHead ? null : pass()),
  judge: ({ head }) => {
    const tags = head.metas.filter(({ via, key }) => via === "name" && (key === "robots" || key === "googlebot"));
    if (tags.length === 0) return notApplicable();
    const outside = tags.filter(({ inHead, content }) => !inHead && content.trim() !== "");
    if (outside.length === 0) return pass();
    const saw = outside.slice(0, 3).map(({ key, content }) => ({ name: key, content: quoted(content) }));
    return fail({ at: "body > meta[name=robots]", saw, expected: "in the head" });
  },
});
