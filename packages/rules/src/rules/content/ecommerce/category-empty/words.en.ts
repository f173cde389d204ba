import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Empty or one-item category in the index",
  title: "{pages} {is|are} empty",
  why: "Visitors who land on an empty category leave, and Google treats such pages as if they didn't exist (soft 404).",
  steps: "Set noindex while the category is empty, merge it with a fuller one, or redirect it there.",
  check: status("404 or 410, or the page has products or a noindex"),
};
