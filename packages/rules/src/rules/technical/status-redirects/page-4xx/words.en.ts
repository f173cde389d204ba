import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";
import { answerOf } from "../../../../wording/http-status.ts";

export const en: Words<{ readonly status: number; readonly knownFrom: readonly string[] }> = {
  failing: 'Known addresses answer "not found"',
  title: "Redirect {pages} that {is|are} gone but still known",
  why: "Search engines are told about these addresses, by the sitemap or by other pages' settings, and find nothing there.",
  steps:
    "Bring the page back or redirect it (301) to the page that took its place. If nothing took its place, leave the error and take the address out of the sitemap and settings that name it.",
  check: status("301 to a fitting page, or 410 and no mention in sitemap or links"),
  seen: ({ status, knownFrom }) =>
    `${answerOf(status)}${knownFrom.length === 0 ? "" : `; the address is still known from the ${listed(knownFrom)}`}`,
};
