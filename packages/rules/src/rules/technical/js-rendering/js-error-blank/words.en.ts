import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Script errors leave the page partly empty",
  title: "Script errors leave {pages} partly empty",
  why: "A script broke off and took content with it. Search engines see the page as it stands then, and so do some visitors.",
  steps: "Mend the error named here, and see that the page keeps its content when a script fails.",
  check: onPage("the whole content, and no red line in the browser's console"),
};
