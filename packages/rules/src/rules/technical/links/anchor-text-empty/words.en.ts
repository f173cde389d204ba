import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Links without any words",
  title: "{pages} {has|have} links without words",
  why: "Search engines learn from a link's words what waits behind it, and screen readers read them aloud. These links have no text, no picture description and no label.",
  steps: "Write text into the link, describe the picture inside it (alt), or add an aria-label to icon links.",
  check: onPage("each link has text, an image with alt, or an aria-label"),
};
