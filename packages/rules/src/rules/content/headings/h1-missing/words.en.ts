import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<"" | null> = {
  failing: "Page has no main heading (h1)",
  title: "Give {pages} {a main heading|main headings}",
  why: "The main heading tells visitors, screen readers and search engines what the page is about. Google may use it as the title in results.",
  steps:
    "Where a heading of the page shows its name already, change that tag into an h1 and leave class and words as they are. Else put the h1 where the code says. Pages made by one template are mended in the template.",
  check: inSource("<h1", "one heading with the subject of the page"),
  seen: (saw) => (saw === null ? "no main heading (h1)" : "a main heading (h1) without any text"),
};
