import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Description is changed by scripts",
  title: "Scripts change the description of {pages}",
  why: "Whoever reads the page as sent, above all assistants and previews in messengers, sees another description than Google after running the scripts.",
  steps: "Write the final description into the HTML that the server sends, and let scripts leave it alone.",
  check: inSource('name="description"', "the same text that the browser's inspector shows after loading"),
};
