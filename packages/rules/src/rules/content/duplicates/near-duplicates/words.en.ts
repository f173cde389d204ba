import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pages that say almost the same",
  title: "{pages} {has|have} nearly the same text as another page",
  why: "Pages that differ only in a few words compete with each other, and search engines often show just one of them.",
  steps:
    "Give each page text of its own. Where pages are versions of one thing (colour, size, sorting), point a canonical link at the main one.",
  check: onPage("text of its own, or a canonical that names the main version"),
};
