import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { refusalsInWords } from "../../../../wording/refusals.ts";
import type { Refusal } from "../../../../reading/agent-access.ts";

export const en: Words<readonly Refusal[]> = {
  failing: "AI search engines may not read the shop",
  title: "Let AI search engines read your shop",
  why: "Your robots.txt keeps crawlers of AI search engines away. They can't name, quote or link pages they may not read.",
  steps:
    "Remove the rules that block these crawlers, or allow them by name. Training crawlers can stay blocked: they are a separate choice.",
  check: inRobots("no Disallow for the crawlers listed on the addresses shown"),
  seen: refusalsInWords,
};
