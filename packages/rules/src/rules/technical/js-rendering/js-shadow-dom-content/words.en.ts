import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Text is locked in closed components or foreign frames",
  title: "The text of {pages} is locked in closed components or foreign frames",
  why: "Text in a closed shadow root or in a frame of another site is not part of the page: search engines credit it elsewhere or not at all.",
  steps: "Put important text into the page itself, or open the shadow roots that hold it.",
  check: onPage("the text is part of the page itself: the browser's search finds it in the inspector"),
};
