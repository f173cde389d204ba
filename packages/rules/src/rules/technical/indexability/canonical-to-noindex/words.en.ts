import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Canonical link leads to a page kept out of search",
  title: "{pages} {points|point} search engines to a page that may not be listed",
  why: "The page asks to be listed under another address, and that address forbids listing. In the end neither may appear.",
  steps:
    "Take noindex off the target, or point the canonical link at an address that may be listed: usually the page's own.",
  check: canonical,
};
