import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page has no main heading (h1)",
  title: "{pages} {has|have} no main heading",
  why: "The main heading tells visitors, screen readers and search engines what the page is about. Google may use it as the title in results.",
  steps: "Put the page's name (product, category or topic) into one h1 element.",
  check: inSource("<h1", "one heading with the subject of the page"),
};
