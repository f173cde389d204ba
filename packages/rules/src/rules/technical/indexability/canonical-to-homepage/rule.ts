import type { PageFacts, PageKind } from "@audit/facts";
import { isIndexFileOf } from "../../../../reading/index-file.ts";
import { specificTexts } from "../../../../reading/shown-things.ts";
import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { shareOfWords } from "../../../../reading/shared-words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

/** One or two may be other names of the home page; three are a template. */
const LEAST_PAGES = 3;
/** Pages about something of their own, of which one is enough. */
const OWN: ReadonlySet<PageKind> = new Set(["product", "article"]);
const PRIVATE: ReadonlySet<PageKind> = new Set(["cart", "account", "search"]);
const LEAST_WORDS = 10;
/** Its text may hold a word of its own, such as a number of the form. */
const NEARLY_ALL = 0.95;
const isCopy = ({ text, head }: PageFacts, start: PageFacts | undefined): boolean =>
  start !== undefined &&
  text.mainWords >= LEAST_WORDS &&
  (text.main === start.text.main ||
    (Math.min(text.mainWords, start.text.mainWords) >= NEARLY_ALL * Math.max(text.mainWords, start.text.mainWords) &&
      (head.titles[0] === start.head.titles[0] || shareOfWords(text.main, start.text.main) >= NEARLY_ALL)));

const OTHER_NAME = /^\/((home(page)?|index|default|start(seite)?|main)(\.[a-z]{3,5})?\/?)?$/i;

export const rule = defineSiteRule({
  id: "canonical-to-homepage",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "template",
  certainty: 0.95,
  ceiling: {
    health: 45,
    aiCitation: 50,
    from: 0.3,
    because: "Most pages name another page in their place, so they cannot be listed.",
  },
  repair: { result: "4-8 weeks" },
  reads: ["home", "pages"],
  source: "https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical",
  judge: ({ home, pages }) => {
    const judged = canonicalVotes({ pages }).filter(({ page }) => page.url !== home);
    const start = pages.find(({ url }) => url === home);
    const toHome = judged.filter(({ page, target }) => {
      // A cart or account that shows the home page's text is a copy of it; one that shows its own belongs in no results.
      if (PRIVATE.has(page.kind) || isCopy(page, start)) return false;
      const { pathname } = new URL(page.url);
      return (target === home || isIndexFileOf(target, home)) && !OTHER_NAME.test(pathname) && !isLaterPage(page.url);
    });
    if (toHome.length < LEAST_PAGES && !toHome.some(({ page }) => OWN.has(page.kind)))
      return judgePages([], judged.length);
    const faults = toHome.map(({ page, target }) => ({
      url: page.url,
      evidence: { at: "link[rel=canonical]", saw: target, expected: page.url },
    }));
    return judgePages(faults, judged.length);
  },
  words: { en },
  shows: (saw) => specificTexts([saw]),
  fix: canonical.selfCanonical,
});
