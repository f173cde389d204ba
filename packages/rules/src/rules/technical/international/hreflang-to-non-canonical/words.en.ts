import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { versionsInWords } from "../../../../wording/version-words.ts";
import type { BadVersions } from "../../../../reading/hreflang-targets.ts";

export const en: Words<BadVersions<string>> = {
  failing: "Language version whose canonical names another page",
  title: "Make hreflang and canonical of {pages} agree",
  why: "The page offers a language version whose canonical link (the address it calls the original) is a different one. Search engines drop the version, so that market may see the wrong page.",
  steps: "Let each language version name itself as canonical, or point the hreflang line to the address it does name.",
  check: hreflang,
  seen: (saw) =>
    versionsInWords(saw, (problem) => `names ${addressOf(problem.replace(/^canonical is /, ""))} as the main one`),
};
