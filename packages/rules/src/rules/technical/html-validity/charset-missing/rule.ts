import { tags } from "../../fixes.ts";
import { en } from "./words.en.ts";
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
  repair: { pasted: true },
  over: readableHtml,
  reads: ["response"],
  source: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
  judge: ({ response: { charsetFrom, charset } }) => {
    if (charset === null) return notApplicable();
    if (charsetFrom !== "default" && charsetFrom !== "late-meta") return pass();
    const saw = charsetFrom === "default" ? null : { charset, where: "behind the first 1,024 bytes" };
    return fail({ at: "Content-Type and head > meta[charset]", saw, expected: "utf-8" });
  },
  words: { en },
  fix: tags('<meta charset="utf-8">'),
});
