import { en } from "./words.en.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { namedLanguages } from "../../../../reading/named-languages.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";

/** Pages meant in one language and written in another; a label that is wrong on all of them is html-lang-wrong's. */
export const rule = defineSiteRule({
  id: "text-in-other-language",
  category: "technical",
  area: "international",
  severity: "high",
  fixKind: "content",
  certainty: 0.8,
  repair: { perPage: true },
  reads: ["pages", "meaningOf"],
  source: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html",
  judge: (site) => {
    const { declared, read, misnamed } = namedLanguages(site);
    if (declared > 0 && read === 0) return unknown("No page has enough text to tell its language by.");
    const faults = misnamed.flatMap(({ url, declared: said, isVersion, written, text, byTemplate }) =>
      byTemplate || text === null
        ? []
        : [{ url, evidence: { at: "main text", saw: { declared: said, isVersion, written, text }, expected: said } }],
    );
    return judgePages(faults, read);
  },
  words: { en },
  fix: worklist(en),
});
