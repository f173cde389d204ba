import * as robotsMeta from "../../../../fixes/head/robots-meta.ts";
import { en } from "./words.en.ts";
import { itemAt, type PageFacts, type SiteFacts } from "@audit/facts";
import { indexableContent, pagesIn } from "../../../../populations.ts";
import { plainAddress } from "../../../../reading/facets.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, type EvidenceValue } from "../../../../verdict.ts";

/** A template of fewer pages is told page by page. Our own figures: no search engine names any. */
const LEAST_PAGES = 30;
const LEAST_SHARE = 0.2;
const MOSTLY = 0.7;
/** Main text below this holds hardly more than a heading. */
const LEAST_WORDS = 30;

/** Lists, products and articles have rules about their own content. */
const JUDGED_ELSEWHERE: ReadonlySet<string> = new Set(["home", "product", "article"]);

export const rule = defineSiteRule({
  id: "index-bloat-template",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "template",
  certainty: 0.7,
  reads: ["pages", "templates", "exactDuplicates", "nearDuplicates"],
  source: "https://developers.google.com/search/docs/crawling-indexing/large-site-managing-crawl-budget",
  judge: (site) => {
    const shown = pagesIn(site.pages, indexableContent);
    const listed = shown.length;
    if (listed < LEAST_PAGES) return notApplicable();
    const plain = new Set(shown.filter(({ url }) => !url.includes("?")).map(({ url }) => url));
    // Views of a list under parameters are copies of it, and told as such: they make it neither empty nor like others.
    const isView = (url: string): boolean => url.includes("?") && plain.has(plainAddress(url));
    const candidates = new Set(shown.filter(({ url }) => !isLaterPage(url) && !isView(url)));
    const alike = new Set(
      [...site.exactDuplicates, ...site.nearDuplicates]
        .map((group) => group.filter((index) => candidates.has(itemAt(site.pages, index))))
        .filter(({ length }) => length > 1)
        .flat(),
    );
    const showsItsOwn = ownPictures(shown);
    const faults = site.templates.flatMap((template) => {
      const own = template.pages.filter((index) => candidates.has(itemAt(site.pages, index)));
      if (JUDGED_ELSEWHERE.has(template.kind) || own.length < LEAST_PAGES || own.length < LEAST_SHARE * listed)
        return [];
      const poor = own.filter((index) => {
        const page = itemAt(site.pages, index);
        return (alike.has(index) || page.text.mainWords < LEAST_WORDS) && !showsItsOwn(page);
      });
      if (poor.length < MOSTLY * own.length) return [];
      const saw = { template: template.label, pages: own.length, emptyOrAlike: poor.length, ofAllListed: listed };
      return poor.map((index) => faultAt(site, index, saw));
    });
    return judgePages(faults, listed);
  },
  words: { en },
  // Copies that leave the results, or name the list as theirs, need no titles and texts of their own.
  givesWayTo: [
    { to: ["facet-indexable-combinations", "sort-params-indexable", "canonical-params-missing"], as: "task" },
  ],
  fix: robotsMeta.noindex,
});

/** Whether a page shows a picture that no other does: a card of one thing, however few its words. */
function ownPictures(pages: readonly PageFacts[]): (page: PageFacts) => boolean {
  const counts = new Map<string, number>();
  const picturesOf = ({ outline }: PageFacts): ReadonlySet<string> =>
    new Set(outline.pictures.flatMap(({ url }) => url ?? []));
  for (const page of pages) for (const url of picturesOf(page)) counts.set(url, (counts.get(url) ?? 0) + 1);
  return (page) => [...picturesOf(page)].some((url) => counts.get(url) === 1);
}

const faultAt = <S extends EvidenceValue>({ pages }: Pick<SiteFacts, "pages">, index: number, saw: S) => ({
  url: itemAt(pages, index).url,
  evidence: { at: "main text", saw, expected: "text of its own, or noindex" },
});
