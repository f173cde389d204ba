import { onPage } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly lookedFor: number; readonly notOnPage: readonly { readonly text: string }[] }> = {
  failing: "Markup describes what the page does not show",
  title: "Show on {pages} what {its|their} structured data {says|say}",
  why: "Google wants marked up questions, answers and reviews to stand on the page for visitors too, and may act against a site that marks up hidden content.",
  steps: "Show these texts on the page, or take them out of the markup.",
  check: onPage("every marked up question, answer and review on the page"),
  seen: ({ notOnPage: [first] }) => `${quote(first?.text ?? "")} in the structured data, which the page doesn't show`,
};
