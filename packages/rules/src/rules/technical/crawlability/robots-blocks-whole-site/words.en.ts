import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";

export const en: Words<readonly { readonly engine: string; readonly line: number; readonly rule: string }[]> = {
  failing: "robots.txt closes the whole site to search engines",
  title: "Open the site to search engines in robots.txt",
  why: "Search engines may not read a single page, so the shop can't be found in search or be cited in AI answers. This line is often left over from the time before the launch.",
  steps: "Delete the rule shown, or replace it by rules that block only what must stay out, such as cart and checkout.",
  check: inRobots("no “Disallow: /” in the groups for * or Googlebot"),
  seen: (blocked) =>
    `the whole site closed to ${listed([...new Set(blocked.map(({ engine }) => engine))])} by line ${blocked[0]?.line ?? "?"} of robots.txt, ${quote(blocked[0]?.rule ?? "")}`,
};
