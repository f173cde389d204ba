import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Linked pages are blocked by robots.txt",
  title: "{pages} {is|are} linked but blocked by robots.txt",
  why: "Your own pages lead visitors there, but search engines may not read them, so they can't be found by what stands on them.",
  steps:
    "If these pages should be found, narrow or delete the rule shown. If not, leave the rule and take the links out of the menus.",
  check: inRobots("no rule that matches the addresses which should be found"),
};
