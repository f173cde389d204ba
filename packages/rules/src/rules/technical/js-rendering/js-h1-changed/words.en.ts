import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Main heading is changed or added by scripts",
  title: "Scripts change or add the main heading of {pages}",
  why: "The heading says what the page is about. Readers without scripts, such as AI assistants, find another one or none.",
  steps: "Write the final h1 into the HTML that the server sends.",
  check: inSource("<h1", "the heading that visitors see"),
};
