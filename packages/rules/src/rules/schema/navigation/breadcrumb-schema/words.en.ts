import { breadcrumb } from "../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly visibleTrail: readonly string[] }> = {
  failing: "The breadcrumb trail is not marked up",
  title: "Add breadcrumb structured data to {pages}",
  why: "With a marked up trail Google shows the path to the page (Shop > Mugs) instead of a bare address and understands your categories.",
  steps:
    "Let the template that writes the visible trail write it as structured data, too (a BreadcrumbList), with the same steps.",
  check: breadcrumb,
  seen: ({ visibleTrail }) =>
    `the trail ${quote(visibleTrail.join(" > "))} on the page, but none in the structured data`,
};
