import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page leads nowhere",
  title: "{pages} {leads|lead} nowhere",
  why: "No link on this page leads to another page of the site. Visitors who come from a search have to leave, and the worth that links bring to this page goes to no other one.",
  steps: "Show the site's menu on this page too, or link at least the page above it and the home page.",
  check: onPage("links to the home page and to the page above"),
};
