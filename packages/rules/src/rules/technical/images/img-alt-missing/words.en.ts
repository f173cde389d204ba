import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<readonly { readonly src: string }[]> = {
  failing: "Images without a description",
  title: "Describe the pictures of {pages}",
  why: "Image search and screen readers rely on the description (alt text). Without it they see a file name at best.",
  steps:
    "Describe what each picture shows in its alternative text (alt). Leave it empty for purely decorative pictures.",
  check: inSource("<img", "every picture has an alt attribute, empty only for decoration"),
  seen: (images, { evidence }) =>
    `${oneLine(evidence.at)} without a description, for example ${addressOf(images[0]?.src ?? "")}`,
};
