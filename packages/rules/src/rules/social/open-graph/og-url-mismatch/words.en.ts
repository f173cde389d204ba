import { inSource } from "../../../../wording/checks.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { holdsOthers, WHOLE_PREVIEW } from "../whole-preview.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string> = {
  failing: "Preview names another address than the page",
  problem: "Whoever shares {pages} shares another address: the preview names it in place of {its own|their own}.",
  title: "Correct the address in the link {preview|previews} of {pages} (og:url)",
  why: "Networks count likes and shares for the address in og:url and may send people there instead of to the page that was shared.",
  steps: "Set og:url to the same address as the canonical link of the page.",
  check: inSource('property="og:url"', "the same address as in the canonical link"),
  variants: [{ when: holdsOthers, title: WHOLE_PREVIEW }],
  seen: (saw) => `a preview that names ${addressOf(saw)} as its address`,
};
