import { readableHtml } from "../../../populations.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, notApplicable, pass } from "../../../verdict.ts";

export const charsetMissing = definePageRule({
  id: "charset-missing",
  category: "technical",
  area: "html-validity",
  severity: "low",
  fixKind: "template",
  certainty: 1,
  over: readableHtml,
  reads: ["response"],
  says: {
    failing: "Page does not say how its letters are encoded",
    why: "Browsers and crawlers then guess. Where they guess wrong, ü, é or € turn into signs that nobody searches for.",
    fix: 'Put <meta charset="utf-8"> first in the head, and send Content-Type: text/html; charset=utf-8.',
    source: "https://www.w3.org/International/questions/qa-html-encoding-declarations",
  },
  judge: ({ response: { charsetFrom, charset } }) =>
    charsetFrom === "default"
      ? fail({ at: "Content-Type and head > meta[charset]", saw: null, expected: "utf-8" })
      : charset === null
        ? notApplicable()
        : pass(),
});
