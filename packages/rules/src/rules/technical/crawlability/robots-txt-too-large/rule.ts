import { en } from "./words.en.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** 500 KiB: what lies behind is ignored (RFC 9309 section 2.5, Google). */
const MOST_BYTES = 512_000;

export const rule = defineSiteRule({
  id: "robots-txt-too-large",
  category: "technical",
  area: "crawlability",
  severity: "medium",
  fixKind: "robots",
  certainty: 1,
  reads: ["robots"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#file-size",
  judge: ({ robots: { outcome, bytes } }) => {
    if (outcome !== "parsed") return notApplicable();
    // The crawler stops reading at the limit, so a file that fills it is at least as large.
    return bytes < MOST_BYTES ? pass() : fail({ at: "robots.txt", saw: { bytes }, expected: `below ${MOST_BYTES}` });
  },
  words: { en },
  fix: null,
});
