import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Address says the same thing twice",
  title: "The address of {pages} says the same thing twice",
  why: "A second question mark, or a parameter written twice, makes one page look like many: crawlers read each of them, and statistics count them apart.",
  steps:
    'Build links with the address tools of the shop system instead of gluing "?" and "&" to what is there, and redirect the doubled form.',
  check: inLinks("each parameter once, behind one question mark"),
};
