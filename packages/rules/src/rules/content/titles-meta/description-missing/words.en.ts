import { description } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<"" | null> = {
  failing: "Page has no meta description",
  title: "Write {a description|descriptions} for {pages}",
  why: "Google often shows the meta description below the title. Without one it picks some sentence from the page.",
  steps:
    "Write one or two sentences that say what the page offers and why to choose it; for products price, key feature and delivery.",
  check: description,
  seen: (saw) => (saw === null ? "no description for search results" : "an empty description for search results"),
};
