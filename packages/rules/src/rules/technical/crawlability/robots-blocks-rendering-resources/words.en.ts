import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Styles or scripts of the pages are blocked by robots.txt",
  title: "robots.txt hides styles or scripts that Google needs to draw the pages",
  why: "Google draws pages as a browser does. Without these files it may see a page without layout, or without the content that a script puts in.",
  steps:
    "Allow the styles and scripts shown in robots.txt, with an Allow line that is longer than the rule which blocks them.",
  check: inRobots("no rule that matches the files shown, or an Allow line for them"),
};
