import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The main answer is hidden from snippets",
  title: "{pages} {hides|hide} the best text from search results",
  why: "The mark data-nosnippet keeps the text that answers the visitor's question out of search results and AI answers.",
  steps:
    "Take data-nosnippet off the main text, its headings and its questions. Keep it on notices, prices for dealers and similar passages only.",
  check: inSource("data-nosnippet", "nothing, or only around text that nobody searches for"),
};
