import { title } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<"" | null> = {
  failing: "Page has no title",
  title: "Write {a title|titles} for {pages}",
  why: "The title is the line people click in search results and the first thing a search engine reads about the page.",
  steps: "Write one title that names what this page offers, then the shop's name.",
  check: title,
  seen: (saw) => (saw === null ? "no title" : "an empty title"),
};
