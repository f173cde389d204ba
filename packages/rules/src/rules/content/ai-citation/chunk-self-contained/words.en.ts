import { onPage } from "../../../../wording/checks.ts";
import { partOf } from "../../../../wording/plural.ts";
import { suchAs } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly sections: number;
  readonly leaning: number;
  readonly examples: readonly { readonly begins: string }[];
}> = {
  failing: "Sections that don't say what they are about",
  title: "Name the subject at the start of each section of {pages}",
  why: "Answer engines cut a page into sections and quote single ones. A section that begins with “It is …” can't be used, as nobody knows what “it” is.",
  steps: "Name the subject in the first sentence of each section instead of “it”, “this” or “as mentioned above”.",
  check: onPage("a first sentence in each section that names its subject"),
  seen: ({ sections, leaning, examples }) =>
    `${partOf(leaning, sections, "section")} that begin without naming their subject${suchAs(examples[0]?.begins)}`,
};
