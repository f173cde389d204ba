import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass, unknown } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "title-missing",
  category: "content",
  area: "titles-meta",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true, perPage: true },
  over: indexableHtml,
  reads: ["head", "tech"],
  source: "https://developers.google.com/search/docs/appearance/title-link",
  judge: ({ head, tech }) => {
    if (head.titles.some((title) => title !== "")) return pass();
    if (tech.jsShell) return unknown("The page is built by script, which may set the title later.");
    const saw = head.titles.length === 0 ? null : "";
    return fail({ at: "head > title", saw, expected: "one title that names the page" });
  },
  words: { en },
  listsRest: { what: "title" },
  fix,
});
