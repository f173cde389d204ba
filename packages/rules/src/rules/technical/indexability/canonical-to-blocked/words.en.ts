import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Canonical link leads to an address that robots.txt blocks",
  title: "{pages} {points|point} search engines to an address they may not read",
  why: "The page asks to be listed under an address that search engines may not read. The hint can't be checked, and in the end neither may appear.",
  steps:
    "Open the address in robots.txt, or point the canonical link at an address that may be read: usually the page's own.",
  check: canonical,
};
