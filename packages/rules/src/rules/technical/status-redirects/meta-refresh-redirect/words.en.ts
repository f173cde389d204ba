import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page forwards visitors by meta refresh",
  title: "{pages} {forwards|forward} by a refresh tag instead of a redirect",
  why: "The page loads first and only then sends visitors on. That is slow, breaks the back button, and search engines follow it less surely than a redirect of the server.",
  steps: "Take the meta refresh out and let the server answer with a redirect (301) to the same target.",
  check: status("301 and the new address"),
};
