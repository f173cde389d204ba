import { header } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly cacheControl: string | null; readonly usedOn: string }> = {
  failing: "Browsers may not keep files that never change",
  title: "Let browsers cache files that never change: {pages}",
  why: "Every visit loads the same styles and scripts again, although their address changes with each release.",
  steps: "Allow browsers to keep files that carry a version in their name for a year.",
  check: header("cache-control", "max-age=31536000"),
  seen: ({ cacheControl, usedOn }) =>
    `a file of ${addressOf(usedOn)} that browsers ${cacheControl === null ? "are told nothing about keeping" : `may keep only for a short time (${quote(cacheControl)})`}`,
};
