import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { refusalsInWords } from "../../../../wording/refusals.ts";
import type { Refusal } from "../../../../reading/agent-access.ts";

export const en: Words<readonly Refusal[]> = {
  failing: "AI assistants may not open the shop for a customer",
  title: "Let AI assistants open your pages when a customer asks about them",
  why: "When a customer asks an assistant about your product, it opens your page. Your robots.txt tells it to stay away, so it answers from other shops.",
  steps:
    "Allow these fetchers in robots.txt. They open single pages that a person asked for; they don't collect your shop.",
  check: inRobots("no Disallow for the agents listed on the addresses shown"),
  seen: refusalsInWords,
};
