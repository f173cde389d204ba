import { namedLinks } from "../../../../fixes/links/named-links.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import {
  bareLinks,
  leadingLinks,
  shownLink,
  targetsOf,
  unnamedAmong,
  wordlessLinks,
} from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const MOST_SHOWN = 5;

/** A wordless link is forgiven where another link of the page names the same target: the picture above a title. */
export const rule = definePageRule({
  id: "anchor-text-empty",
  category: "technical",
  area: "links",
  severity: "low",
  fixKind: "template",
  certainty: 0.95,
  over: indexableContent,
  reads: ["url", "links"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: (page) => {
    if (leadingLinks(page).length === 0) return notApplicable();
    const unnamed = unnamedAmong(
      page,
      wordlessLinks(page).map(({ url }) => url),
    );
    const wordless = bareLinks(page).filter(({ url }) => unnamed.has(url));
    if (wordless.length === 0) return pass();
    const examples = wordless.slice(0, MOST_SHOWN).map(shownLink);
    return fail({ at: "a[href]", saw: { links: wordless.length, examples }, expected: "text, alt or aria-label" });
  },
  words: { en },
  // Names that only a person can give are not asked for page by page.
  onlyProposed: true,
  ends: ({ evidence: { saw } }) => targetsOf(saw.examples),
  fix: namedLinks(({ evidence: { saw } }) => ({ links: saw.links, hrefs: saw.examples.map(({ href }) => href) })),
});
