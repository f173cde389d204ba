import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Some page types aren't counted",
  title: "{pages} {isn't|aren't} counted by the visitor statistics",
  why: "The statistics tool runs on most of the shop, but not on these pages. Visits there are missing from your figures.",
  steps: "Add the tool to the layout of these pages, best through one file that all layouts share.",
  check: inSource("googletagmanager", "the same tag as on the other pages"),
};
