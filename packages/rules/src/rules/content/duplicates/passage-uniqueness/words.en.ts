import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Most passages of the page stand on other pages too",
  title: "{pages} {repeats|repeat} what other pages say",
  why: "Answer engines pick single passages. A page whose passages all stand elsewhere on the site gives them no reason to pick this one.",
  steps:
    "Write what is true of this product or subject only, and link to the page on shipping, care or materials instead of repeating it.",
  check: onPage("passages that stand on no other page"),
};
