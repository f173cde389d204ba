import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Canonical address is changed by scripts",
  title: "Scripts change the canonical address of {pages}",
  why: "Search engines get two answers to the question which address counts and may take either, so the wrong one can be listed.",
  steps: "Send the right canonical in the HTML and let no script change or add one.",
  check: inSource('rel="canonical"', "the same one line that the browser's inspector shows after loading"),
};
