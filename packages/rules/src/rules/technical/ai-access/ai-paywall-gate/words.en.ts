import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly words: number; readonly gate?: string }> = {
  failing: "Article ends at a gate",
  title: "Put the answer of {pages} before the paywall",
  why: "Assistants don't sign up or pay. They quote what they can read, and send readers to whoever answers openly. It's your choice; it should be one.",
  steps: "Put the answer and its key figures before the gate, or leave this page open.",
  check: onPage("the answer before anybody has to sign up"),
  seen: ({ words, gate }) =>
    `${counted(words, "word")} and then ${gate === undefined ? "a note to search engines that the rest is not free" : `the request ${quote(gate)}`}`,
};
