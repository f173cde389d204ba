import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "robots.txt has lines that crawlers can't read",
  title: "robots.txt has lines that crawlers can't read",
  why: "Crawlers skip what they don't understand, so a rule you count on may not be in force.",
  steps:
    "Correct or delete the lines shown. Each line is a field, a colon and a value, and every Allow or Disallow stands below a User-agent line.",
  check: inRobots("only lines of the form “Field: value” below a User-agent line"),
};
