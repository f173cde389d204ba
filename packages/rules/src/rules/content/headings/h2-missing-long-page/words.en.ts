import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Long page without subheadings",
  title: "{pages} {has|have} long text without subheadings",
  why: "Subheadings let readers jump to what they need, and let answer engines find and quote the passage that fits a question.",
  steps: "Break the text into sections of a few paragraphs and give each an h2 that says what it is about.",
  check: inSource("<h2", "a heading for every few paragraphs"),
};
