import { inSource } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly characters: number; readonly text: string }> = {
  failing: "Long main heading",
  title: "Shorten the main heading of {pages}",
  why: "A heading of more than 70 characters reads like a sentence and breaks into many lines on a phone. Search engines set no limit, so this is a hint and costs no points.",
  steps: "Shorten the heading to what the page is about and move the rest into the first sentence.",
  check: inSource("<h1", "about 70 characters or fewer"),
  seen: ({ characters, text }) => `a main heading of ${number(characters)} characters: ${quote(text)}`,
};
