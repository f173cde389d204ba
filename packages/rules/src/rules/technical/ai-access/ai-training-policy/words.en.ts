import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{
  readonly blocked: readonly string[];
  readonly allowed: readonly string[];
  readonly retiredNames: readonly { readonly name: string; readonly now: string }[];
}> = {
  failing: "Some AI training crawlers blocked, others not",
  title: "Treat all AI training crawlers alike in robots.txt",
  why: "Your robots.txt shuts out some crawlers that collect text for training AI, and lets others in. Whatever you want, this does it halfway. Blocking training doesn't remove you from AI answers.",
  steps: "Decide once: allow all training crawlers, or block every one of them by the name its operator uses today.",
  check: inRobots("one policy for all training crawlers"),
  seen: ({ blocked, allowed, retiredNames }) =>
    blocked.length > 0
      ? `${listed(blocked.map(oneLine))} shut out and ${listed(allowed.map(oneLine))} let in`
      : `a rule for ${listed(retiredNames.map(({ name, now }) => `“${oneLine(name)}”, which is called ${oneLine(now)} today`))}`,
};
