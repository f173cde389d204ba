import { breadcrumb } from "../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly visibleTrail: readonly string[] }> = {
  failing: "No breadcrumb markup",
  title: "Tell Google the place of {pages} in the site",
  why: "With a marked up trail Google shows the path to the page (Shop > Mugs) instead of a bare address and understands your categories.",
  steps: "Add the trail to the structured data (a BreadcrumbList), with the steps from the home page to this page.",
  check: breadcrumb,
  seen: ({ visibleTrail }) =>
    visibleTrail.length < 2
      ? "no trail in the structured data"
      : `the trail ${quote(visibleTrail.join(" > "))} on the page, but none in the structured data`,
};
