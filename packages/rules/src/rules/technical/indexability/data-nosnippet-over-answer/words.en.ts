import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<{ readonly hidden: string }> = {
  failing: "The main answer is hidden from snippets",
  title: "Let search results quote the best text of {pages}",
  why: "The mark data-nosnippet keeps the text that answers the visitor's question out of search results and AI answers.",
  steps:
    "Take the mark data-nosnippet off the main text, its headings and its questions. Keep it on notices, prices for dealers and similar passages only.",
  check: inSource("data-nosnippet", "nothing, or only around text that nobody searches for"),
  seen: ({ hidden }) => `the mark “not for search results” over ${quote(hidden)}`,
};
