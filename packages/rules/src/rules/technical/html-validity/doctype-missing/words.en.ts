import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page does not begin with a doctype",
  title: "Add a doctype to {pages}",
  why: "Without it browsers lay the page out as those of 1998 did: boxes, fonts and heights differ, and what Google sees differs with them.",
  steps: "Make the doctype the very first line of the template, before any comment, space or script.",
  check: inSource("doctype", "<!doctype html> as the first line"),
  seen: () => "no doctype at the start of the page",
};
