import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";
import type { VersionProblem } from "./saw.ts";

export const en: Words<readonly VersionProblem[]> = {
  failing: "Language versions in the sitemap don't belong together",
  title: "Complete the language versions in the sitemap: {pages}",
  why: "Each address of a set needs an entry of its own that lists the whole set, itself included. Pairs that don't name each other are ignored.",
  steps: "Write one entry per language version into the sitemap, each with the same complete list of all versions.",
  check: inSitemap("one entry per language version, each with the complete list"),
  seen: (problems) =>
    listed(
      problems.map(
        ({ hreflang, url, problem }) =>
          `${url === undefined ? (hreflang === undefined ? "an entry" : `the language “${oneLine(hreflang)}”`) : `the version “${oneLine(hreflang ?? "")}” at ${addressOf(url)}`}${url === undefined && hreflang === undefined ? " that" : ", which"} ${problem === "no language code" ? "is no language code" : oneLine(problem)}`,
      ),
      2,
    ),
};
