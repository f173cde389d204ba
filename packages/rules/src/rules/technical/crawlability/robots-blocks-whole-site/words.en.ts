import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "robots.txt closes the whole site to search engines",
  title: "robots.txt closes the whole site to search engines",
  why: "Search engines may not read a single page, so the shop can't be found in search or be cited in AI answers. This line is often left over from the time before the launch.",
  steps:
    "Delete the rule shown, or replace it by rules that block only what must stay out, such as /cart and /checkout.",
  check: inRobots("no “Disallow: /” in the groups for * or Googlebot"),
};
