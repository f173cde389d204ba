import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

/** One or two may be other names of the home page; three are a template. */
const LEAST_PAGES = 3;
const OTHER_NAME = /^\/((home(page)?|index|default|start(seite)?|main)(\.[a-z]{3,5})?\/?)?$/i;

export const rule = defineSiteRule({
  id: "canonical-to-homepage",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "template",
  certainty: 0.95,
  reads: ["home", "pages"],
  says: {
    failing: "Many pages name the home page as their canonical address",
    why: "These pages tell search engines that they are copies of the home page, so they may vanish from the results.",
    fix: "Correct the template so that each page names its own address in the canonical link. Often the home address is written there as fixed text.",
    source: "https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical",
  },
  judge: ({ home, pages }) => {
    const judged = canonicalVotes({ pages }).filter(({ page }) => page.url !== home);
    const toHome = judged.filter(({ page, target }) => {
      const { pathname } = new URL(page.url);
      return target === home && !OTHER_NAME.test(pathname) && !isLaterPage(page.url);
    });
    if (toHome.length < LEAST_PAGES) return judgePages([], judged.length);
    const faults = toHome.map(({ page, target }) => ({
      url: page.url,
      evidence: { at: "link[rel=canonical]", saw: target, expected: page.url },
    }));
    return judgePages(faults, judged.length);
  },
});
