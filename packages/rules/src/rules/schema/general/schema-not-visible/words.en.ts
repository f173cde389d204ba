import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Markup describes what the page does not show",
  title: "{pages} {marks|mark} up texts that visitors can't see",
  why: "Google wants marked up questions, answers and reviews to stand on the page for visitors too, and may act against a site that marks up hidden content.",
  steps: "Show these texts on the page, or take them out of the markup.",
  check: onPage("every marked up question, answer and review on the page"),
};
