import { en } from "./words.en.ts";
import { publicContent } from "../../../../populations.ts";
import { malformedLinks } from "../../../../reading/malformed-links.ts";
import { internalLinks } from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** A site of one page has nowhere to lead to, so the home page is left out. */
export const rule = definePageRule({
  id: "dead-end-pages",
  category: "technical",
  area: "links",
  severity: "low",
  fixKind: "template",
  certainty: 0.9,
  over: publicContent,
  reads: ["url", "kind", "links"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: (page) => {
    if (page.kind === "home") return notApplicable();
    // What no browser can open leads nowhere.
    const misspelled = new Set(malformedLinks(page).map(({ link }) => link));
    if (internalLinks(page).some((link) => !misspelled.has(link))) return pass();
    return fail({
      at: "a[href]",
      saw: { links: page.links.length, toOwnPages: 0 },
      expected: "a link to another page",
    });
  },
  words: { en },
  // What a script opens is told there, link by link; a page without the site's menu has it missing as a whole.
  givesWayTo: [{ to: ["uncrawlable-anchors", "template-discontinuity"], as: "finding" }],
  // A page without the site's frame gets it by its template; single links are no remedy.
  onlyAlong: true,
  fix: null,
});
