import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "doctype-missing",
  category: "technical",
  area: "html-validity",
  severity: "low",
  fixKind: "template",
  certainty: 1,
  over: readableHtml,
  reads: ["structure"],
  says: {
    failing: "Page does not begin with a doctype",
    why: "Without it browsers lay the page out as those of 1998 did (quirks mode): boxes, fonts and heights differ, and what Google renders differs with them.",
    fix: "Make <!doctype html> the very first line of the template, before any comment, space or script.",
    source: "https://html.spec.whatwg.org/multipage/syntax.html#the-doctype",
  },
  told: ({ doctype }) => (doctype ? pass() : null),
  judge: ({ structure: { doctype } }) =>
    doctype === null ? fail({ at: "start of the document", saw: null, expected: "<!doctype html>" }) : pass(),
});
