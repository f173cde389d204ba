import { timed } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Too slow or too large for AI assistants",
  title: "{pages} {answers|answer} too slowly for AI assistants",
  why: "An assistant opens pages while its user waits. It leaves slow ones out and cuts long ones off.",
  steps: "Serve the page from a cache, and move data, styles and scripts out of the HTML into files of their own.",
  check: timed("a number below 2"),
};
