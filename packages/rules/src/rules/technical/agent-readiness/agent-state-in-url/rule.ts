import { categoryPages } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

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
  says: {
    failing: "More products appear only after a click",
    why: "A button adds products without an address for them. Crawlers and assistants that follow links see the first few only.",
    fix: "Give each further part of the list an address (?page=2) and make the button a link to it.",
    source: "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
  },
  told: ({ moreButton }) => (moreButton ? null : notApplicable()),
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
});
