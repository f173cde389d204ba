import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page has passed the day on which it leaves search",
  title: "{pages} {has|have} passed the day on which search engines drop {it|them}",
  why: "unavailable_after names a day in the past, so Google has dropped the page or is about to. Visitors still find it on the site.",
  steps:
    "Remove unavailable_after if the page should be found. If it is really over, redirect it to its successor or answer 410.",
  check: inSource("unavailable_after", "no such directive, or a day in the future"),
};
