import { worklist } from "../../../../fixes/worklist.ts";
import { readableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** What stands behind an address when its closing quotation mark is missing: the next attribute, or the next tag. */
const SWALLOWED = /[\r\n\t ]+[a-z-]+=\s*$|[\r\n]\s*[a-z-]+\s*=|[<>]/i;
const MOST_NAMED = 5;

/** A browser reads on to the next quotation mark; no file has such a name. */
export const rule = definePageRule({
  id: "img-address-unclosed",
  category: "technical",
  area: "images",
  severity: "medium",
  fixKind: "content",
  certainty: 0.95,
  over: readableHtml,
  reads: ["images"],
  source: "https://html.spec.whatwg.org/multipage/parsing.html#attribute-value-(double-quoted)-state",
  judge: ({ images: { list } }) => {
    if (list.length === 0) return notApplicable();
    const broken = list.filter(({ src }) => !src.startsWith("data:") && SWALLOWED.test(src));
    if (broken.length === 0) return pass();
    const saw = broken.slice(0, MOST_NAMED).map(({ src }) => quoted(src));
    return fail({ at: "img[src]", saw, expected: "a quotation mark behind the address" });
  },
  words: { en },
  fix: worklist(en),
});
