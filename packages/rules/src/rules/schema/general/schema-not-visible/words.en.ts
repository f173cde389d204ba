import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly lookedFor: number;
  readonly hidden: number;
  readonly notOnPage: readonly { readonly at: string; readonly text: string }[];
}> = {
  failing: "Markup describes what the page does not show",
  title: "Remove from the structured data of {pages} what visitors can't see",
  why: "Google wants marked up questions, answers and reviews to stand on the page for visitors too, and may act against a site that marks up hidden content.",
  steps:
    "Take these questions, answers or reviews out of the markup; where a template writes the block, that is one change. Only texts that help visitors are worth showing on the page instead, word for word.",
  check: onPage("every marked up question, answer and review on the page"),
  seen: ({ hidden, notOnPage: [first] }) =>
    `${quote(first?.text ?? "")} in the structured data, which the page doesn't show${hidden > 1 ? `, and ${counted(hidden - 1, "more text")} like it` : ""}`,
};
