import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "AI search engines may not read the shop",
  title: "robots.txt keeps AI search engines out",
  why: "Your robots.txt keeps crawlers of AI search engines away. They can't name, quote or link pages they may not read.",
  steps:
    "Remove the rules that block these crawlers, or allow them by name. Training crawlers can stay blocked: they are a separate choice.",
  check: inRobots("no Disallow for the crawlers listed on the addresses shown"),
};
