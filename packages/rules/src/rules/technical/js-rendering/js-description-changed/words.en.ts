import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { changedText } from "../../../../wording/before-after.ts";

export const en: Words<{ readonly asSent: string | null; readonly afterScripts: string | null }> = {
  failing: "Description is changed by scripts",
  title: "Send the final meta description of {pages} in the HTML",
  why: "Whoever reads the page as sent, above all assistants and previews in messengers, sees another description than Google after running the scripts.",
  steps: "Write the final description into the HTML that the server sends, and let scripts leave it alone.",
  check: inSource('name="description"', "the same text that the browser's inspector shows after loading"),
  seen: (saw) => changedText("description", saw),
};
