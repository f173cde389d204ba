import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "A crawler's own group in robots.txt frees it of the general rules",
  title: "A crawler's own group in robots.txt lifts the general rules for it",
  why: "A crawler obeys only the group that names it. Rules under User-agent: * no longer hold for it, so it may fetch carts, accounts or searches that you block for all others.",
  steps: "Repeat the general rules in the group that names the crawler, or take the group away.",
  check: inRobots("the general rules repeated below the crawler's User-agent line"),
};
