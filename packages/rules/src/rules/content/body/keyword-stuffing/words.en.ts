import { onPage } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly word: string; readonly count?: number; readonly text: string }> = {
  failing: "The same word over and over",
  title: "Stop repeating one word on {pages}",
  why: "Repeating a word doesn't lift a page; Google counts it as spam, and in tests answer engines quoted such texts less.",
  steps: "Say it once and go on with what the reader wants to know.",
  check: onPage("text that reads well aloud"),
  seen: ({ word, count, text }) =>
    `the word ${quote(word)} ${count === undefined ? "again and again" : `${number(count)} times`} in ${quote(text)}`,
};
