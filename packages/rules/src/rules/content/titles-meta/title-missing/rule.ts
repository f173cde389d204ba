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
  over: indexableHtml,
  reads: ["head", "tech"],
  says: {
    failing: "Page has no title",
    why: "The title is the line people click in search results and the first thing a search engine reads about the page.",
    fix: "Write one title element in the head that names what this page offers, then the shop's name.",
    source: "https://developers.google.com/search/docs/appearance/title-link",
  },
  told: ({ wordedTitle }) => (wordedTitle ? pass() : null),
  judge: ({ head, tech }) => {
    if (head.titles.some((title) => title !== "")) return pass();
    if (tech.jsShell) return unknown("The page is built by script, which may set the title later.");
    const saw = head.titles.length === 0 ? null : "";
    return fail({ at: "head > title", saw, expected: "one title that names the page" });
  },
});
