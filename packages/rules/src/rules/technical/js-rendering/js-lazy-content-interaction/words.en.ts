import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { counted, number } from "../../../../wording/plural.ts";

export const en: Words<{ readonly wordsBefore: number; readonly wordsAdded: number }> = {
  failing: "Main content loads only after scrolling",
  title: "Load the content of {pages} without waiting for scrolling",
  why: "Search engines and AI assistants do not scroll. What waits for it is not on the page for them.",
  steps: "Have the main content in the page from the start; load only pictures and what stands far below on demand.",
  check: onPage("the main text stands in the browser's inspector before anything was scrolled"),
  seen: ({ wordsBefore, wordsAdded }) =>
    `${counted(wordsBefore, "word")} at first, and ${number(wordsAdded)} more only after scrolling to the end`,
};
