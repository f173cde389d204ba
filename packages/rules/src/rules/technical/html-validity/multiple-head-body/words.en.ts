import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly startedTwice: readonly string[] }> = {
  failing: "Page starts its head or body twice",
  title: "Remove the second head or body from {pages}",
  why: "Browsers ignore the second one: tags for search engines in it (title, canonical, robots) land in the body, where they don't count.",
  steps:
    "Find the part that brings its own head or body (a page pasted into another, a widget, an included file) and take these tags out; what it shows stays.",
  check: inSource("<body", "one line"),
  seen: ({ startedTwice }) => `the ${startedTwice.join(" and the ")} of the page started twice`,
};
