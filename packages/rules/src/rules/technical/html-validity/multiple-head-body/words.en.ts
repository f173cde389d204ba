import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly startedTwice: readonly string[] }> = {
  failing: "Page starts its head or body twice",
  title: "Bring the two heads or bodies of {pages} together in one",
  why: "Browsers take no notice of the second start: what stands in it counts as part of what is open there. Titles, descriptions and canonicals then stand twice, or land in the body, where they don't count.",
  steps:
    "Find the part that brings its own head or body (a page pasted into another, a widget, an included file) and join the two. Only the tags of the frame go; styles, charset, viewport and all that is shown stay.",
  check: inSource("<body", "one line"),
  seen: ({ startedTwice }) => `the ${startedTwice.join(" and the ")} of the page started twice`,
};
