import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Figures without a source beside them",
  title: "{pages} {names|name} figures without a source",
  why: "Answer engines prefer figures that name where they come from, and readers can check them.",
  steps: "Name the source and year in the sentence of each figure and link to it.",
  check: onPage("source and link beside each figure"),
};
