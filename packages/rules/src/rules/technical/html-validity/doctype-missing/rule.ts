import { tags } from "../../fixes.ts";
import { en } from "./words.en.ts";
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
  source: "https://html.spec.whatwg.org/multipage/syntax.html#the-doctype",
  judge: ({ structure: { doctype } }) =>
    doctype === null ? fail({ at: "start of the document", saw: null, expected: "<!doctype html>" }) : pass(),
  words: { en },
  fix: tags("<!doctype html>"),
});
