import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { versionsInWords } from "../../../../wording/version-words.ts";
import { oneLine } from "../../../../escape/plain.ts";
import type { BadVersions } from "../../../../reading/hreflang-targets.ts";

export const en: Words<BadVersions<string>> = {
  failing: "Language version that doesn't point back",
  title: "Add the missing return links to the hreflang of {pages}",
  why: "Search engines ignore a pair of language versions unless each names the other, so anyone can't claim your page.",
  steps: "Put the same complete list of language versions on every one of them.",
  check: hreflang,
  seen: (saw) => versionsInWords(saw, (problem) => oneLine(problem)),
};
