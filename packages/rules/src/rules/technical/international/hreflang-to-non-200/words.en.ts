import { shownVersions, type BadVersions } from "../../../../reading/hreflang-targets.ts";
import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { versionsInWords } from "../../../../wording/version-words.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<BadVersions<string>> = {
  failing: "Language version that is broken or redirects",
  title: "Correct the broken hreflang links of {pages}",
  why: "Search engines can't use a language version that leads nowhere or elsewhere, so that market may see the wrong page.",
  steps: "Point each language version to the final address that answers with the page itself, or remove the line.",
  check: hreflang,
  seen: (saw) => versionsInWords(saw, (problem) => oneLine(problem).replace(", redirects", " and redirects")),
  variants: [
    {
      when: ({ evidence }) => shownVersions(evidence.saw).every(({ problem }) => /^answers 30[1278]/.test(problem)),
      title: "Point the hreflang links of {pages} to the final addresses",
      why: "Search engines count a language version only at the address that answers by itself. A line that names a forwarding address may be skipped.",
    },
  ],
};
