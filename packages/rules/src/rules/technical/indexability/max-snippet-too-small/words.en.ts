import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page allows snippets shorter than its first answer",
  title: "{pages} {allows|allow} only a few characters to be quoted",
  why: "The page lets search engines quote fewer characters than its first sentence has, so results and AI answers show a cut-off phrase or leave the page out.",
  steps:
    "Set max-snippet:-1 in the robots meta tag (no limit), or at least a number larger than your longest key sentence.",
  check: inSource("max-snippet", "max-snippet:-1 or no such directive"),
};
