import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Lists answer for pages behind their end",
  title: "Lists answer for pages behind their end: {pages}",
  why: "Page 9999 of the list answers like a real page and may be listed. Whoever links or guesses such numbers opens an endless row of empty pages.",
  steps: "Answer 404 behind the last page of a list, or redirect to its first page.",
  check: status("404, or 301 to the first page of the list"),
};
