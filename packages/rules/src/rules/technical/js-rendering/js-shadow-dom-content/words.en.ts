import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { counted, number } from "../../../../wording/plural.ts";

export const en: Words<{ readonly wordsInside: number; readonly wordsOfThePage: number }> = {
  failing: "Text is locked in closed components or foreign frames",
  title: "Move the text of {pages} out of closed components and frames",
  why: "Text in a closed component or in a frame of another site is not part of the page: search engines credit it elsewhere or not at all.",
  steps: "Put important text into the page itself, or open the components that hold it.",
  check: onPage("the text is part of the page itself: the browser's search finds it in the inspector"),
  seen: ({ wordsInside, wordsOfThePage }) =>
    `${counted(wordsInside, "word")} inside closed components or frames of other sites, and ${number(wordsOfThePage)} in the page itself`,
};
