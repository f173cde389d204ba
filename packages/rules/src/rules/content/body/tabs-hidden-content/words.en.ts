import { inSource } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly tab: string; readonly words: number }[]> = {
  failing: "Product facts load only when a tab is opened",
  title: "Include the text behind the tabs of {pages} in the HTML",
  why: "Search engines and AI assistants press nothing. What loads only after a press is not on the page for them.",
  steps: "Send the text with the page and only hide it until the tab is opened.",
  check: inSource("<", "the text of every tab stands in the source"),
  seen: (saw) =>
    listed(
      saw.map(
        ({ tab, words }) => `${number(words)} words behind the tab ${quote(tab)} that load only when it is opened`,
      ),
    ),
};
