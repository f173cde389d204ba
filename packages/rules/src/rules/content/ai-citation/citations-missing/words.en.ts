import { onPage } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { suchAs } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly claims: number; readonly examples: readonly string[] }> = {
  failing: "Figures and studies without a source",
  title: "Name the sources of the claims on {pages}",
  why: "In tests, texts that name their sources were quoted clearly more often by answer engines, and readers can check them.",
  steps: "Link each figure or study to the page it comes from.",
  check: onPage("a link to the source beside each number"),
  seen: ({ claims, examples }) =>
    `${number(claims)} mentions of figures or studies${suchAs(examples[0])}, without a link to any source`,
};
