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
  says: {
    failing: "robots.txt is larger than search engines read",
    why: "Google reads the first 500 KiB of robots.txt and ignores the rest, so rules at the end are not in force.",
    fix: "Join rules that begin alike into one with a wildcard, and block folders instead of single addresses.",
    source: "https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#file-size",
  },
  judge: ({ robots: { outcome, bytes } }) => {
    if (outcome !== "parsed") return notApplicable();
    // The crawler stops reading at the limit, so a file that fills it is at least as large.
    return bytes < MOST_BYTES ? pass() : fail({ at: "robots.txt", saw: { bytes }, expected: `below ${MOST_BYTES}` });
  },
});
