import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "noindex on pages that Google may not read",
  title: "{pages} {forbids|forbid} listing where Google may not look",
  why: "robots.txt keeps Google from these pages, so it never sees their noindex. They can still appear in results, as a bare address.",
  steps:
    "To keep the pages out of search, take the Disallow rule away and leave noindex. To save crawling, keep the rule and drop noindex.",
  check: inRobots("no rule for these addresses if noindex shall count"),
};
