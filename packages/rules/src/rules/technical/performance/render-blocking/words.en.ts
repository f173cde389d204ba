import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Files in the head hold up the first picture",
  title: "Scripts and styles hold up {pages}",
  why: "The browser shows nothing until it has loaded these scripts and styles, one after another.",
  steps: "Add defer or async to scripts in the head that aren't needed at once, and join or postpone stylesheets.",
  check: inSource("<script", 'scripts in the head carry defer, async or type="module"'),
};
