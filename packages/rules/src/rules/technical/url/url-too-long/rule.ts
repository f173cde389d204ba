import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";
import { LONGEST_ADDRESS } from "../../../../knowledge/limits.ts";

/** Nobody should change an address that is known for its length alone: information only. */
export const rule = definePageRule({
  id: "url-too-long",
  category: "technical",
  area: "url",
  severity: "low",
  fixKind: "template",
  certainty: 0.6,
  grade: "C",
  over: indexableHtml,
  reads: ["url"],
  source: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  judge: ({ url }) => {
    // Counted as people see it: a Greek letter is one character, not the six of its encoding.
    const shown = decoded(url);
    const { length } = shown;
    return length <= LONGEST_ADDRESS
      ? pass()
      : fail({ at: "URL", saw: { characters: length, url: quoted(shown) }, expected: LONGEST_ADDRESS });
  },
  words: { en },
  fix: worklist(en),
});

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
