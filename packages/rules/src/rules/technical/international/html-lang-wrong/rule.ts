import { en } from "./words.en.ts";
import { fix } from "./fix.ts";
import { namedLanguages } from "../../../../reading/named-languages.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";

/** The template names one language for all pages, and they are written in another. */
export const rule = defineSiteRule({
  id: "html-lang-wrong",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "template",
  certainty: 0.85,
  repair: { pasted: true },
  reads: ["pages", "meaningOf"],
  source: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html",
  judge: (site) => {
    const { declared, read, misnamed } = namedLanguages(site);
    if (declared > 0 && read === 0) return unknown("No page has enough text to tell its language by.");
    const faults = misnamed
      .filter(({ byTemplate }) => byTemplate)
      .map(({ url, declared: said, written, text }) => ({
        url,
        evidence: { at: "html[lang]", saw: { declared: said, written, text }, expected: written },
      }));
    return judgePages(faults, Math.max(read, faults.length));
  },
  words: { en },
  fix,
});
