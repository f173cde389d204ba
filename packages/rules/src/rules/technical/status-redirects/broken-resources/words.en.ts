import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { answerOf } from "../../../../wording/http-status.ts";

export const en: Words<{ readonly status: number; readonly usedOn: string }> = {
  failing: "Styles or scripts of the site are missing",
  title: "Restore the missing styles and scripts: {pages}",
  why: "Pages ask for files that answer with an error. Layout or functions break, and Google may draw the page without them.",
  steps:
    "Bring the files back, or correct the addresses in the template. After a release, clear the caches that still hold the old pages.",
  check: status("200"),
  seen: ({ status, usedOn }) => `${answerOf(status)} for a file that ${addressOf(usedOn)} needs`,
};
