import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly hidden: string; readonly words: number; readonly text: string }> = {
  failing: "Text that visitors can't see",
  title: "Show or delete the hidden text on {pages}",
  why: "Text in the colour of its background or far outside the screen counts as an attempt to cheat. Google lowers or removes such pages.",
  steps: "Show the text or delete it. What opens on a click is fine; labels for screen readers are fine when short.",
  check: onPage("all of its text visible, or opened by a click"),
  seen: ({ hidden, words, text }) =>
    `${counted(words, "word")} that visitors can't see because they ${hidden === "off-screen" ? "stand outside the screen" : "have the colour of the background"}: ${quote(text)}`,
};
