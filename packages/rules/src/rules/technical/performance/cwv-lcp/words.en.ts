import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { secondsOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly milliseconds: number }> = {
  failing: "Main content is painted late (lab)",
  title: "Show the main content of {pages} sooner (LCP)",
  why: "The largest text or picture came seconds after the page was asked for, on a fast line and a whole computer. Visitors on phones wait longer, and many leave.",
  steps:
    "Make the server answer sooner, put the main picture into the HTML with high priority, and let fewer styles and scripts stand in its way.",
  check: inLighthouse("the largest paint within 2.5 seconds"),
  seen: ({ milliseconds }) =>
    `the main content only after ${secondsOf(milliseconds)}, where 2.5 seconds is the most that is good`,
};
