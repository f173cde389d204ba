import { heldBack, meantForSearch } from "./held-back.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { linksTo, shownLink } from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const MOST_SHOWN = 5;

export const rule = definePageRule({
  id: "nofollow-internal-links",
  category: "technical",
  area: "links",
  severity: "low",
  fixKind: "template",
  certainty: 0.85,
  over: indexableHtml,
  reads: ["url", "links"],
  source: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
  judge: (page) => {
    if (!linksTo(page, meantForSearch)) return notApplicable();
    const marked = heldBack(page);
    if (marked.length === 0) return pass();
    const saw = { links: marked.length, examples: marked.slice(0, MOST_SHOWN).map(shownLink) };
    return fail({ at: "a[rel~=nofollow]", saw, expected: "links without nofollow" });
  },
  words: { en },
  // Where other links lead to the same page it costs nothing; where none does, only-nofollow-inlinks tells it.
  onlyAlong: true,
  fix: null,
});
