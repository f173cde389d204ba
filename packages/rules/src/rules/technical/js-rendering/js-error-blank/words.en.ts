import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { counted, number } from "../../../../wording/plural.ts";

export const en: Words<{
  readonly errors: readonly string[];
  readonly wordsAsSent: number;
  readonly wordsAfterScripts: number;
}> = {
  failing: "Script errors leave the page partly empty",
  title: "Repair the script errors that leave {pages} partly empty",
  why: "A script broke off and took content with it. Search engines see the page as it stands then, and so do some visitors.",
  steps: "Mend the error named here, and see that the page keeps its content when a script fails.",
  check: onPage("the whole content, and no red line in the browser's console"),
  seen: ({ errors, wordsAsSent, wordsAfterScripts }) =>
    `${counted(wordsAfterScripts, "word")} left after scripts ran (${number(wordsAsSent)} were sent) and the script error ${quote(errors[0] ?? "", 120)}`,
};
