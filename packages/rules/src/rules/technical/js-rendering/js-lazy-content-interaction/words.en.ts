import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Main content loads only after scrolling",
  title: "The content of {pages} loads only after scrolling",
  why: "Search engines and AI assistants do not scroll. What waits for it is not on the page for them.",
  steps: "Have the main content in the page from the start; load only pictures and what stands far below on demand.",
  check: onPage("the main text stands in the browser's inspector before anything was scrolled"),
};
