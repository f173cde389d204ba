import { worklist } from "../../../../fixes/worklist.ts";
import { readableHtml } from "../../../../populations.ts";
import { findSample } from "../../../../reading/sample-page.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

export const rule = definePageRule({
  id: "sample-content-live",
  category: "content",
  area: "unfinished",
  severity: "high",
  fixKind: "content",
  certainty: 0.95,
  ceiling: { health: 55, aiCitation: 60, from: "home", because: "The home page still shows the texts of a template." },
  over: readableHtml,
  reads: ["head", "headings", "text", "structure", "links", "url"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: (page) => {
    const found = findSample(page);
    if (found === null || page.structure.codes > 0) return pass();
    const { at, text, system } = found;
    return fail({ at, saw: { system, text: quoted(text) }, expected: "your own words, or no such page" });
  },
  words: { en },
  fix: worklist(en),
});
