import { askServer } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly alsoAt: string }> = {
  failing: "Pages answer with and without a slash at the end",
  title: "Redirect {pages} to one form, with or without the final slash",
  why: "To search engines /soap and /soap/ are two pages. Both show the same and neither names the other as the main one, so links count half for each.",
  steps: "Redirect (301) one form to the other on the whole site, and link only the one that stays.",
  check: ({ url }) => askServer(url.endsWith("/") ? url.slice(0, -1) : `${url}/`, "301 to the other form, or 404"),
  seen: ({ alsoAt }) => `the same page at ${addressOf(alsoAt)} as well`,
};
