import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly pageType: string }> = {
  failing: "Some page types aren't counted",
  title: "Count the visits of {pages} too",
  why: "The statistics tool runs on most of the shop, but not on these pages. Visits there are missing from your figures.",
  steps: "Add the tool to the layout of these pages, best through one file that all layouts share.",
  check: inSource("googletagmanager", "the same tag as on the other pages"),
  seen: ({ pageType }) =>
    `no statistics tool on pages of the type ${quote(pageType)}, although most other pages have one`,
};
