import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Title is changed by scripts",
  title: "Scripts change the title of {pages}",
  why: "Whoever reads the page as sent, above all AI assistants, sees another title than Google after running the scripts; Google itself may show either.",
  steps: "Write the final title into the HTML that the server sends, and let scripts leave it alone.",
  check: inSource("<title", "the same title that the browser's tab shows in the end"),
};
