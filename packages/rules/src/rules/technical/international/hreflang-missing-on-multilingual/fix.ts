import { htmlComment } from "../../../../escape/html.ts";
import { type Fixer, MOST_EXAMPLES } from "../../../../fixes/fixer.ts";
import { languageVersions } from "../../../../fixes/head/hreflang.ts";
import { type Section, show } from "../../../../fixes/patches/fix.ts";
import { hreflangPatch } from "../../../../fixes/patches/page-patches.ts";
import { type LanguageSet, languageSets } from "../../../../view/language-pairs.ts";
import type { SiteView } from "../../../../view/site-view.ts";

/** The same lines on every page of a set, in the language of the home page for everybody else. */
function sectionsOf(set: LanguageSet, view: SiteView): Section[] {
  const codes = [...set.keys()].toSorted();
  const rest = set.get((view.language ?? "").toLowerCase().split("-")[0] ?? "");
  const lines = [...codes.flatMap((code) => ({ code, page: set.get(code) })), { code: "x-default", page: rest }];
  return [...set.values()].map((page) => [
    htmlComment(page.url),
    ...lines.flatMap((line) => (line.page === undefined ? [] : [show(hreflangPatch(page, line.code, line.page.url))])),
  ]);
}

/** The list of versions of each page whose counterpart is certain; the first few are printed, the rest goes as patches. */
export const fix: Fixer = (cause, view) => {
  const sets = languageSets(view);
  if (sets.length === 0) return languageVersions(cause, view);
  const sections = sets.flatMap((set) => sectionsOf(set, view));
  const head = htmlComment("Pattern for every page that has a translation: the same lines in each of its versions");
  return [
    [head],
    ...sections.map((section, at): Section =>
      at < 2 * MOST_EXAMPLES
        ? section
        : section.flatMap((part) => (typeof part === "string" ? [] : [{ ...part, unprinted: true as const }])),
    ),
  ];
};
