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
  says: {
    failing: "Address of the page is very long",
    why: "Long addresses are cut off in search results and messages, and people trust and share them less.",
    fix: "For new pages use short addresses of a few words. Leave old pages as they are unless you redirect (301) the long address to the short one.",
    source: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  },
  told: ({ longAddress }) => (longAddress ? null : pass()),
  judge: ({ url }) => {
    // Counted as people see it: a Greek letter is one character, not the six of its encoding.
    const shown = decoded(url);
    const { length } = shown;
    return length <= LONGEST_ADDRESS
      ? pass()
      : fail({ at: "URL", saw: { characters: length, url: quoted(shown) }, expected: LONGEST_ADDRESS });
  },
});

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
