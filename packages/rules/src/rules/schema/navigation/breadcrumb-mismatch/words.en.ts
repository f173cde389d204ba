import { breadcrumb } from "../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly marked: readonly string[]; readonly visible: readonly string[] }> = {
  failing: "Marked up trail differs from the visible one",
  title: "Make the breadcrumb structured data of {pages} match the visible trail",
  why: "Google shows the trail of the markup in results. Visitors who click find another one on the page.",
  steps: "Make BreadcrumbList from the same steps as the visible trail.",
  check: breadcrumb,
  seen: ({ marked, visible }) =>
    `the trail ${quote(marked.join(" > "))} in the structured data and ${quote(visible.join(" > "))} on the page`,
};
