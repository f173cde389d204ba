import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "No visitor statistics found",
  title: "No visitor statistics were found on the site",
  why: "Without statistics you can't see which pages, searches and AI assistants bring customers, or whether a change helped.",
  steps: "Set up one analytics tool, for example Google Analytics, Matomo or Plausible, on every page.",
  check: inSource("googletagmanager", "the tag of your statistics tool, unless it only loads after consent"),
};
