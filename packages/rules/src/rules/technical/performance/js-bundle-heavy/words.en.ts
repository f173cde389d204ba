import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page loads too much script",
  title: "{pages} {loads|load} too much script",
  why: "Script costs more than anything else of its size: it must be loaded, read and run before the page reacts.",
  steps:
    "Take out apps and tags nobody uses, load the rest only where it is needed, and serve scripts minified and compressed.",
  check: inLighthouse("at most 350 kB of script"),
};
