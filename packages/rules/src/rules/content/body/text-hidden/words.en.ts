import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Text that visitors can't see",
  title: "{pages} {hides|hide} text from visitors",
  why: "Text in the colour of its background or far outside the screen counts as an attempt to cheat. Google lowers or removes such pages.",
  steps: "Show the text or delete it. What opens on a click is fine; labels for screen readers are fine when short.",
  check: onPage("all of its text visible, or opened by a click"),
};
