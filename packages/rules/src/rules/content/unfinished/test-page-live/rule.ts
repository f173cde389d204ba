import { worklist } from "../../../../fixes/worklist.ts";
import { publicHtml } from "../../../../populations.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { quoted } from "../../../../reading/words.ts";
import { testSign } from "../../../../reading/test-page.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

export const rule = definePageRule({
  id: "test-page-live",
  category: "content",
  area: "unfinished",
  severity: "high",
  fixKind: "content",
  certainty: 0.9,
  over: publicHtml,
  reads: ["head", "headings", "kind", "url"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: (page) => {
    const sign = testSign(page);
    if (sign !== null)
      return fail({ at: sign.at, saw: quoted(sign.name), expected: "the name of what the page is for" });
    const isNamed = page.head.titles.some(Boolean) || mainHeadings(page.headings).some(({ text }) => text !== "");
    return isNamed ? pass() : notApplicable();
  },
  words: { en },
  mild: {
    when: ({ evidence: { at } }) => at === "address",
    because: "the page has no name that anybody could search for or meet in a list",
  },
  replacesPage: true,
  fix: worklist(en),
});
