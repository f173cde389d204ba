import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "No card for X",
  title: "Add {a large X (Twitter) card|large X (Twitter) cards} to {pages}",
  why: "Without twitter:card X shows at most a small card, even when the page has a good preview picture.",
  steps:
    "Add the tag twitter:card with the value summary_large_image. X takes title and picture from the Open Graph tags.",
  check: inSource('name="twitter:card"', "summary_large_image"),
  seen: () => "no tag that asks X for a large preview",
};
