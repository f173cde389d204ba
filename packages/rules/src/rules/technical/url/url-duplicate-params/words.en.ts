import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<string> = {
  failing: "Address says the same thing twice",
  title: "Remove repeated parameters from the address of {pages}",
  why: "A second question mark, or a parameter written twice, makes one page look like many: crawlers read each of them, and statistics count them apart.",
  steps:
    "Build links with the address tools of the shop system instead of gluing parts to what is there, and redirect the doubled form.",
  check: inLinks("each parameter once, behind one question mark"),
  seen: (saw) => (saw === "a second ?" ? "a second question mark in the address" : `${oneLine(saw)} in the address`),
};
