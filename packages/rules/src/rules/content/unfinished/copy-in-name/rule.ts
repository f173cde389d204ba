import { worklist } from "../../../../fixes/worklist.ts";
import { pagesIn, publicHtml } from "../../../../populations.ts";
import { copyName } from "../../../../reading/copy-names.ts";
import { noted } from "../../../../reading/noted.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** Signs that join the name of a page with that of the site. */
const JOINED = /\s+[|–—·•»]\s+/;

/** Fails for "Mug (copy)", and for names such as "Copy of mug" where the site has a page for the mug itself. */
export const rule = defineSiteRule({
  id: "copy-in-name",
  category: "content",
  area: "unfinished",
  severity: "high",
  fixKind: "content",
  certainty: 0.9,
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/appearance/title-link",
  judge: ({ pages }) => {
    const judged = pagesIn(pages, publicHtml);
    const known = new Set(judged.flatMap((page) => namesOn(page).map(normalised)));
    const faults = judged.flatMap((page) => {
      for (const name of namesOn(page)) {
        const copy = copyName(name);
        if (copy === null || !(copy.isSure || known.has(copy.original))) continue;
        const saw = { name: quoted(name), original: known.has(copy.original) };
        return [{ url: page.url, evidence: { at: "name of the page", saw, expected: "a name of its own" } }];
      }
      return [];
    });
    return judgePages(faults, judged.length);
  },
  words: { en },
  fix: worklist(en),
});

/** What a page is called: its main heading, and its title without the site's name. */
const namesOn = noted(({ head, headings }): readonly string[] => {
  const heading = headings.find(({ level, text }) => level === 1 && text !== "")?.text;
  const title = head.titles.find(Boolean)?.split(JOINED)[0];
  return [...new Set([heading, title].filter((name) => name !== undefined))];
});
