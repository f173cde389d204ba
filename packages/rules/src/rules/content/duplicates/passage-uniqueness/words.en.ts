import { onPage } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly passages: number; readonly onlyHere: number }> = {
  failing: "Most passages of the page stand on other pages too",
  title: "Replace the repeated passages of {pages} with text of {its|their} own",
  why: "Answer engines pick single passages. A page whose passages all stand elsewhere on the site gives them no reason to pick this one.",
  steps:
    "Write what is true of this product or subject only, and link to the page on shipping, care or materials instead of repeating it.",
  check: onPage("passages that stand on no other page"),
  seen: ({ passages, onlyHere }) =>
    `${number(passages)} passages, of which ${number(passages - onlyHere)} stand on several other pages too`,
};
