import { inSource } from "../../../../wording/checks.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string> = {
  failing: "Preview names another address than the page",
  title: "Let the preview of {pages} name {its own address|their own addresses}",
  why: "Networks count likes and shares for the address in og:url and send people there, so this page gets neither.",
  steps: "Set og:url to the same address as the canonical link of the page.",
  check: inSource('property="og:url"', "the same address as in the canonical link"),
  seen: (saw) => `a preview that names ${addressOf(saw)} as its address`,
};
