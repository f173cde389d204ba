import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<"" | null> = {
  failing: "Page has no main heading (h1)",
  title: "Give {pages} {a main heading|main headings}",
  why: "The main heading tells visitors, screen readers and search engines what the page is about. Google may use it as the title in results.",
  steps: "Put the page's name (product, category or topic) into one main heading (h1).",
  check: inSource("<h1", "one heading with the subject of the page"),
  seen: (saw) => (saw === null ? "no main heading (h1)" : "a main heading (h1) without any text"),
};
