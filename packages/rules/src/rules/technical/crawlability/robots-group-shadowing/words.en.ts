import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<readonly { readonly agent: string; readonly lost: readonly string[] }[]> = {
  failing: "A crawler's own group in robots.txt frees it of the general rules",
  title: "Repeat the general robots.txt rules for crawlers with rules of their own",
  why: "A crawler obeys only the rules that name it. The general ones no longer hold for it, so it may fetch carts, accounts or searches that you close to all others.",
  steps: "Repeat the general rules in the group that names the crawler, or take the group away.",
  check: inRobots("the general rules repeated below the crawler's User-agent line"),
  seen: (groups) =>
    listed(
      groups.map(
        ({ agent, lost }) => `rules for ${oneLine(agent)} alone, so that it may fetch ${listed(lost.map(oneLine))}`,
      ),
      2,
    ),
};
