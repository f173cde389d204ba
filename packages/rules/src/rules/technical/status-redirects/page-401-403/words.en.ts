import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Linked pages may not be opened",
  title: "{pages} {is|are} linked but may not be opened",
  why: "Your own pages link to addresses that answer 401 or 403. Search engines drop them, and visitors may be turned away.",
  steps:
    "Open the pages, or take away the links to them. If visitors do see them, your server or firewall forbids crawlers: allow search engines there.",
  check: status("200, or no link of the site leads there"),
};
