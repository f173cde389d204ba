import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Links to further pages of a list are broken",
  title: "Links to further pages of lists are broken: {pages}",
  why: "Whoever pages on meets an error or stays where they are. Products behind the break are not found.",
  steps: "Let the list link only to pages that exist, and rel=next to the page that follows.",
  check: status("200, or no link leads there"),
};
