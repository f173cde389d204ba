import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The same word over and over",
  title: "{pages} {repeats|repeat} one word over and over",
  why: "Repeating a word doesn't lift a page; Google counts it as spam, and in tests answer engines quoted such texts less.",
  steps: "Say it once and go on with what the reader wants to know.",
  check: onPage("text that reads well aloud"),
};
