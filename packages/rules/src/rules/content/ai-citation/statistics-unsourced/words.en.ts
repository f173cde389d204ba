import { onPage } from "../../../../wording/checks.ts";
import { partOf } from "../../../../wording/plural.ts";
import { suchAs } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly figures: number;
  readonly withoutSource: number;
  readonly examples: readonly string[];
}> = {
  failing: "Figures without a source beside them",
  title: "Name the sources of the figures on {pages}",
  why: "Answer engines prefer figures that name where they come from, and readers can check them.",
  steps: "Name the source and year in the sentence of each figure and link to it.",
  check: onPage("source and link beside each figure"),
  seen: ({ figures, withoutSource, examples }) =>
    `${partOf(withoutSource, figures, "figure")} without a source${suchAs(examples[0])}`,
};
