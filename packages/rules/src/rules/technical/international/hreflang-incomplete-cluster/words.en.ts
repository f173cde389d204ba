import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";

export const en: Words<{ readonly missing: readonly string[]; readonly listedBy: string }> = {
  failing: "Language versions list different sets of languages",
  title: "List all language versions in the hreflang of {pages}",
  why: "Each language version must list all others. A page that leaves one out is not connected to it.",
  steps: "Print the same complete list of language versions on every one of them.",
  check: hreflang,
  seen: ({ missing, listedBy }) =>
    `a list of languages without ${listed(missing.map(addressOf), 2)}, which ${addressOf(listedBy)} does name`,
};
