import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { indexableContent, pagesIn } from "../../../../populations.ts";
import { trackingParametersOf } from "../../../../knowledge/tracking-params.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

/** Pages of fewer words are alike by chance. */
const LEAST_WORDS = 10;

export const rule = defineSiteRule({
  id: "canonical-params-missing",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  repair: { result: "4-8 weeks" },
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: ({ pages }) => {
    const byUrl = pagesByUrl(pages);
    let looked = 0;
    const faults = pagesIn(pages, indexableContent).flatMap((page) => {
      if (!page.url.includes("?") || isLaterPage(page.url)) return [];
      const plain = byUrl.get(page.url.slice(0, page.url.indexOf("?")));
      if (plain === undefined || !indexableContent.includes(plain)) return [];
      looked += 1;
      if (page.text.mainWords < LEAST_WORDS || page.text.hash !== plain.text.hash) return [];
      const saw = { sameTextAt: plain.url, tracking: trackingParametersOf(page.url) };
      return [{ url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: plain.url } }];
    });
    return judgePages(faults, looked);
  },
  words: { en },
  about: ({ url, evidence: { saw } }) => [url, saw.sameTextAt],
  givesWayTo: [
    { to: ["canonical-missing"], as: "task" },
    { to: ["product-variant-urls", "sort-params-indexable", "facet-indexable-combinations"], as: "finding" },
  ],
  fix: canonical.canonicalTo<{ readonly sameTextAt: string }>(({ evidence: { saw } }) => saw.sameTextAt),
});
