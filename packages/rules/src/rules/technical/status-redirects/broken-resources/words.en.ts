import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Styles or scripts of the site are missing",
  title: "Styles or scripts of the site are missing: {pages}",
  why: "Pages ask for files that answer with an error. Layout or functions break, and Google may draw the page without them.",
  steps:
    "Bring the files back, or correct the addresses in the template. After a release, clear the caches that still hold the old pages.",
  check: status("200"),
};
