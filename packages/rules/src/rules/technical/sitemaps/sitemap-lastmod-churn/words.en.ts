import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { counted, number } from "../../../../wording/plural.ts";

export const en: Words<{ readonly entries: number; readonly atOnce: number; readonly lastmod: string }> = {
  failing: "All pages of the sitemap claim to have changed at the same moment",
  title: "Write each page's own date of change into the sitemap",
  why: "The sitemap writes the time at which it was made, not when each page changed. Google stops trusting these dates once they prove wrong.",
  steps: "Write the date of each page's last real change (lastmod), or leave the date out.",
  check: inSitemap("dates that differ as the pages' own changes do"),
  seen: ({ entries, atOnce, lastmod }) =>
    `${number(atOnce)} of ${counted(entries, "entry", "entries")} with one and the same date, ${quote(lastmod)}`,
};
