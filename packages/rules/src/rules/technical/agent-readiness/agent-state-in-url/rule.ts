import { en } from "./words.en.ts";
import { categoryPages } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

const NUMBERED = /[?&](page|p|pg|seite|paged|start|offset|from)=\d+|\/(page|seite|pagina|sida)[/-]\d+/i;

export const rule = definePageRule({
  id: "agent-state-in-url",
  category: "technical",
  area: "agent-readiness",
  severity: "medium",
  fixKind: "template",
  certainty: 0.7,
  grade: "B",
  aiVisibility: true,
  over: categoryPages,
  reads: ["forms", "links", "head"],
  source: "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
  judge: ({ forms, links, head }) => {
    if (forms.loadMore === null) return notApplicable();
    const next =
      head.linkRels.some(({ rel }) => rel.includes("next")) ||
      links.some(({ url, rel }) => rel.includes("next") || (url !== null && NUMBERED.test(url)));
    if (next) return pass();
    return fail({
      at: "button",
      saw: { button: forms.loadMore, linksToFurtherPages: 0 },
      expected: "links to further pages",
    });
  },
  words: { en },
  fix,
});
