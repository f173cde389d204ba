import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page does not begin with a doctype",
  title: "{pages} {begins|begin} without a doctype",
  why: "Without it browsers lay the page out as those of 1998 did (quirks mode): boxes, fonts and heights differ, and what Google renders differs with them.",
  steps: "Make <!doctype html> the very first line of the template, before any comment, space or script.",
  check: inSource("doctype", "<!doctype html> as the first line"),
};
