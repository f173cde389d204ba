import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { orderPlace } from "../../../../wording/page-places.ts";

export const en: Words<{ readonly rule: string; readonly noindexIn: string }> = {
  failing: "noindex on pages that Google may not read",
  title: "Unblock {pages} in robots.txt, so that Google sees {its|their} noindex",
  why: "robots.txt keeps Google from these pages, so it never sees their noindex. They can still appear in results, as a bare address.",
  steps:
    "To keep the pages out of search, take the rule out of robots.txt and leave noindex. To save crawling, keep the rule and drop noindex.",
  check: inRobots("no rule for these addresses if noindex shall count"),
  seen: ({ rule, noindexIn }) =>
    `noindex in ${orderPlace(noindexIn)}, and a rule of robots.txt that keeps Google from reading it (${quote(rule)})`,
};
