import { itemAt } from "@audit/facts";
import { specificTexts } from "../../../../reading/shown-things.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const mayHaveWords = (text: string): boolean => /[a-z]/i.test(text);

export const rule = definePageRule({
  id: "description-multiple",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 1,
  repair: { perPage: true },
  over: indexableContent,
  reads: ["head"],
  source: "https://developers.google.com/search/docs/appearance/snippet",
  judge: ({ head }) => {
    // One text with letters is one description, however it is written.
    if (head.descriptions.length === 1 && mayHaveWords(itemAt(head.descriptions, 0))) return pass();
    const texts = [...new Set(head.descriptions.map(normalised).filter(Boolean))];
    if (texts.length === 0) return notApplicable();
    if (texts.length === 1) return pass();
    const saw = head.descriptions.filter(Boolean).slice(0, 3).map(quoted);
    return fail({ at: "head > meta[name=description]", saw, expected: "one description" });
  },
  words: { en },
  givesWayTo: [{ to: ["multiple-head-body"], as: "task" }],
  shows: (saw) => specificTexts(saw),
  fix: worklist(en),
});
