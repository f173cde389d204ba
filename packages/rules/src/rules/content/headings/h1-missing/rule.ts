import { indexableContent } from "../../../../populations.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "h1-missing",
  category: "content",
  area: "headings",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  over: indexableContent,
  reads: ["headings"],
  says: {
    failing: "Page has no main heading (h1)",
    why: "The main heading tells visitors, screen readers and search engines what the page is about. Google may use it as the title in results.",
    fix: "Put the page's name (product, category or topic) into one h1 element.",
    source: "https://developers.google.com/search/docs/appearance/title-link",
  },
  told: ({ mainHeading }) => (mainHeading ? pass() : null),
  judge: ({ headings }) => {
    const main = mainHeadings(headings);
    if (main.some(({ text, imageAlt }) => text !== "" || imageAlt !== "")) return pass();
    return fail({ at: "h1", saw: main.length === 0 ? null : "", expected: "one heading that names the page" });
  },
});
