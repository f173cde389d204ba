import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Some AI training crawlers blocked, others not",
  title: "The rules for AI training contradict each other",
  why: "Your robots.txt shuts out some crawlers that collect text for training AI, and lets others in. Whatever you want, this does it halfway. Blocking training doesn't remove you from AI answers.",
  steps: "Decide once: allow all training crawlers, or block every one of them by the name its operator uses today.",
  check: inRobots("one policy for all training crawlers"),
};
