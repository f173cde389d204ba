import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page does not mark where its main content is",
  title: "{pages} {doesn't|don't} mark where the main content is",
  why: "People with screen readers jump to the main content, and assistants that act for people find it the same way. Without the mark both read the whole menu first.",
  steps: "Wrap the content between header and footer in one <main> element in the layout.",
  check: inSource("<main", "one main element around the content"),
};
