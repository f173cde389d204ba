import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Figures and studies without a source",
  title: "{pages} {makes|make} claims without a source",
  why: "In tests, texts that name their sources were quoted clearly more often by answer engines, and readers can check them.",
  steps: "Link each figure or study to the page it comes from.",
  check: onPage("a link to the source beside each number"),
};
