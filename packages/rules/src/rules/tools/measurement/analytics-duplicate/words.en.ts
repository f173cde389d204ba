import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Visits are counted twice",
  title: "Visitors are counted twice",
  why: "The page loads the same statistics tool more than once, so visits and sales may be counted double and every figure is wrong.",
  steps: "Keep one of the two: remove the tool from the layout, from the plugin or from the tag manager.",
  check: inSource("googletagmanager", "each measurement id once"),
};
