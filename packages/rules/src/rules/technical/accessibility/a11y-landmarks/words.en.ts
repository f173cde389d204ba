import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly main: number }> = {
  failing: "Page does not mark where its main content is",
  title: "Mark the main content of {pages} for screen readers",
  why: "People with screen readers jump to the main content, and assistants that act for people find it the same way. Without the mark both read the whole menu first.",
  steps: "Have the content between header and footer marked as the main part, once, in the layout.",
  check: inSource("<main", "one main element around the content"),
  seen: ({ main }) =>
    main === 0 ? "no mark around the main content" : `${counted(main, "mark")} for the main content where one belongs`,
};
