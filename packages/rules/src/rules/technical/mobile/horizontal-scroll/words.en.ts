import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pages are wider than a phone's screen",
  title: "{pages} {is|are} wider than a phone's screen",
  why: "Visitors on phones have to push the page sideways to read it, and Google judges the page as phones show it.",
  steps:
    "Let the elements listed shrink: max-width: 100% for pictures and embeds, a scrolling box around tables, no fixed widths.",
  check: onPage("at a width of 360 pixels in the browser's device view nothing can be pushed sideways"),
};
