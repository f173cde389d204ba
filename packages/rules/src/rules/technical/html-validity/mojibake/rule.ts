import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { damageIn } from "../../../../reading/mojibake.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "mojibake",
  category: "technical",
  area: "html-validity",
  severity: "medium",
  fixKind: "content",
  certainty: 0.9,
  over: readableHtml,
  reads: ["text", "head", "headings", "response"],
  source: "https://www.w3.org/International/questions/qa-what-is-encoding",
  judge: ({ text, head, headings, response }) => {
    const named = headings.map((heading) => heading.text);
    const places: readonly (readonly [string, readonly string[]])[] = [
      ["head > title", head.titles],
      ["meta description", head.descriptions],
      ["heading", named],
      ["text", [text.main, ...text.paragraphs]],
    ];
    for (const [at, texts] of places) {
      for (const one of texts) {
        const damage = damageIn(one);
        if (damage === null) continue;
        const saw = { text: damage, charset: response.charset };
        return fail({ at, saw, expected: "letters as they were written" });
      }
    }
    return pass();
  },
  words: { en },
  shows: ({ text }) => [text],
  oneEdit: (faults) => faults.every(({ evidence: { saw } }) => /\ufffd\s*(?:…|\.{3})/u.test(saw.text)),
  fix: worklist(en),
});
