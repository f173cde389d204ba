import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: 'Known addresses answer "not found"',
  title: "{pages} {is|are} gone but still known",
  why: "Search engines are told about these addresses, by the sitemap or by other pages' settings, and find nothing there.",
  steps:
    "Bring the page back or redirect it (301) to the page that took its place. If nothing took its place, leave the error and take the address out of the sitemap and settings that name it.",
  check: status("301 to a fitting page, or 410 and no mention in sitemap or links"),
};
