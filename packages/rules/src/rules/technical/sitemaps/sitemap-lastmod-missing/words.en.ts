import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { counted, number } from "../../../../wording/plural.ts";

export const en: Words<{ readonly entries: number; readonly withDate: number }> = {
  failing: "Sitemap doesn't say when pages changed",
  title: "Add the dates of change to the sitemap",
  why: "With the date of change search engines fetch first what is new. Without it they find out by fetching everything again.",
  steps: "Let the shop write the day of each page's last real change (lastmod) into the sitemap.",
  check: inSitemap("a <lastmod> with the day of the page's last change"),
  seen: ({ entries, withDate }) =>
    `a date of change on ${withDate === 0 ? "none" : number(withDate)} of ${counted(entries, "entry", "entries")}`,
};
