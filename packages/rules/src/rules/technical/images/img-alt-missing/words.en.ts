import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { isOfTemplate, type Undescribed } from "./of-template.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<Undescribed> = {
  failing: "Images without a description",
  title: "Add alt text to the pictures on {pages}",
  why: "Image search and screen readers rely on the description (alt text). Without it they see a file name at best.",
  steps:
    "Describe what each picture shows in its alternative text (alt). Leave it empty for purely decorative pictures.",
  check: inSource("<img", "every picture has an alt attribute, empty only for decoration"),
  seen: ({ pictures }, { evidence }) =>
    `${oneLine(evidence.at)} without a description, for example ${addressOf(pictures[0]?.src ?? "")}`,
  variants: [
    {
      when: (_fault, cause) => isOfTemplate(cause.faults),
      title: "Add alt text to the repeated pictures in the template of {pages}",
      why: "Nearly all pictures without a description are a few that the template repeats on many pages. Screen readers read out their file names each time.",
      steps:
        'In the template that writes these pictures add alt="" where they only decorate, as a badge or a symbol beside words does, and the words they stand for where nothing else says it. One change mends all pages.',
    },
  ],
};
