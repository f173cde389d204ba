import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "charset-missing",
  category: "technical",
  area: "html-validity",
  severity: "low",
  fixKind: "template",
  certainty: 1,
  over: readableHtml,
  reads: ["response"],
  says: {
    failing: "Page does not say at its start how its letters are encoded",
    why: "Browsers and crawlers look into the header and the first 1,024 bytes. Where nothing is said they guess, and where they guess wrong, ü, é or € turn into signs that nobody searches for; where it is said later, browsers start over.",
    fix: 'Put <meta charset="utf-8"> first in the head, and send Content-Type: text/html; charset=utf-8.',
    source: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
  },
  told: ({ charsetNamed }) => (charsetNamed ? pass() : null),
  judge: ({ response: { charsetFrom, charset } }) => {
    if (charset === null) return notApplicable();
    if (charsetFrom !== "default" && charsetFrom !== "late-meta") return pass();
    const saw = charsetFrom === "default" ? null : { charset, where: "behind the first 1,024 bytes" };
    return fail({ at: "Content-Type and head > meta[charset]", saw, expected: "utf-8" });
  },
});
