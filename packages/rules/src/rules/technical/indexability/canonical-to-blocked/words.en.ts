import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly canonical: string; readonly rule: string; readonly line: number }> = {
  failing: "Canonical link leads to an address that robots.txt blocks",
  title: "Point the canonical of {pages} to a page that robots.txt allows",
  why: "The page asks to be listed under an address that search engines may not read. The hint can't be checked, and in the end neither may appear.",
  steps:
    "Open the address in robots.txt, or point the canonical link at an address that may be read: usually the page's own.",
  check: canonical,
  seen: ({ canonical, rule, line }) =>
    `the canonical address ${addressOf(canonical)}, which line ${line} of robots.txt closes (${quote(rule)})`,
};
