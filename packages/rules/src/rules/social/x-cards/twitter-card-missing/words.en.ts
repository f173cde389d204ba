import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "No card for X",
  title: "{pages} {shows|show} only a small preview on X",
  why: "Without twitter:card X shows at most a small card, even when the page has a good preview picture.",
  steps:
    'Add <meta name="twitter:card" content="summary_large_image">. X takes title and picture from the Open Graph tags.',
  check: inSource('name="twitter:card"', "summary_large_image"),
};
