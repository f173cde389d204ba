import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { linkedFrom } from "../../../../wording/link-words.ts";
import { oneLine } from "../../../../escape/plain.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<LinkingPages & { readonly rule: string }> = {
  failing: "Linked pages are blocked by robots.txt",
  title: "Open {pages} in robots.txt, or remove the links to {it|them}",
  why: "Your own pages lead visitors there, but search engines may not read them, so they can't be found by what stands on them.",
  steps:
    "If these pages should be found, narrow or delete the rule shown. If not, leave the rule and take the links out of the menus.",
  check: inRobots("no rule that matches the addresses which should be found"),
  seen: (saw, { evidence }) =>
    `an address that ${oneLine(evidence.at).replace("robots.txt line", "line")} of robots.txt closes to Google (${quote(saw.rule)}), while ${linkedFrom(saw)}`,
};
