import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly layer: string; readonly wordsBehind: number }> = {
  failing: "Consent layer stands in place of the content",
  title: "Load the content of {pages} without waiting for consent",
  why: "Crawlers never agree to anything. Where the content is loaded only after a click on “accept”, they see the question and nothing else.",
  steps:
    "Load the content with the page and lay the consent layer over it; only tools that need consent may wait for it.",
  check: onPage("in a fresh private window the text stands behind the consent question, before any click"),
  seen: ({ layer, wordsBehind }) =>
    `a layer that says ${quote(layer)} with ${wordsBehind === 0 ? "no text" : `only ${counted(wordsBehind, "word")}`} behind it`,
};
