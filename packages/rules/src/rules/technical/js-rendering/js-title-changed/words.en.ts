import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { changedText } from "../../../../wording/before-after.ts";

export const en: Words<{ readonly asSent: string | null; readonly afterScripts: string | null }> = {
  failing: "Title is changed by scripts",
  title: "Send the final title of {pages} in the HTML",
  why: "Whoever reads the page as sent, above all AI assistants, sees another title than Google after running the scripts; Google itself may show either.",
  steps: "Write the final title into the HTML that the server sends, and let scripts leave it alone.",
  check: inSource("<title", "the same title that the browser's tab shows in the end"),
  seen: (saw) => changedText("title", saw),
};
