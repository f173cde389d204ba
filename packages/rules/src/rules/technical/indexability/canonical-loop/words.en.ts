import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";

export const en: Words<{ readonly loop: readonly string[] }> = {
  failing: "Two pages name each other as the canonical one",
  title: "Choose one canonical where two pages name each other: {pages}",
  why: "Each page asks search engines to list the other, so neither hint can be followed.",
  steps: "Decide which of the two addresses should be listed and let both name that one.",
  check: canonical,
  seen: ({ loop }) => `pages that name each other as the one to list: ${listed([...new Set(loop)].map(addressOf), 4)}`,
};
