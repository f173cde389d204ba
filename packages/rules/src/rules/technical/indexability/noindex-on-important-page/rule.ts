import * as robotsMeta from "../../../../fixes/head/robots-meta.ts";
import { en } from "./words.en.ts";
import { itemAt, type PageFacts, type PageKind } from "@audit/facts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { pagesIn, servedHtml } from "../../../../populations.ts";
import { inlinksOf } from "../../../../reading/inbound-links.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { noindexOf } from "../../../../reading/robots-directives.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

const WORTH_FINDING: ReadonlySet<PageKind> = new Set(["product", "category", "article", "service"]);
/** A product linked three times is on offer; archives collect links without being meant for search. */
const LEAST_LINKS: Partial<Record<PageKind, number>> = { product: 3 };
const LEAST_LINKS_OF_OTHERS = 5;
const LEAST_SHARE_OF_OTHERS = 0.3;

export const rule = defineSiteRule({
  id: "noindex-on-important-page",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 0.8,
  ceiling: {
    health: 40,
    aiCitation: 40,
    because: "Most of the pages that matter ask search engines to leave them out.",
  },
  reads: ["home", "pages", "graph", "sitemaps", "addressForms"],
  source: "https://developers.google.com/search/docs/crawling-indexing/block-indexing",
  judge: ({ home, pages, graph, sitemaps, addressForms }) => {
    const second = new Set(addressForms.map(({ other }) => itemAt(pages, other).url));
    const served = pagesIn(pages, servedHtml).filter((page) => page.tech.botWall === null);
    const inSitemap = new Set(sitemaps.entries.map((entry) => entry.url));
    const others = Math.max(LEAST_LINKS_OF_OTHERS, served.length * LEAST_SHARE_OF_OTHERS);
    const important = served.filter(({ url, kind }) => url === home || (WORTH_FINDING.has(kind) && isMain(url)));
    const sought = important.filter(
      ({ url, kind }) =>
        url === home || inSitemap.has(url) || inlinksOf({ pages, graph }, url).all >= (LEAST_LINKS[kind] ?? others),
    );
    const alike = ofTemplate(important, new Set(sought), second);
    const faults = [...sought, ...alike].flatMap((page) => {
      const directive = noindexOf(page);
      if (directive === null) return [];
      const linkingPages = inlinksOf({ pages, graph }, page.url).all;
      const listed = inSitemap.has(page.url);
      const saw = { directive: directive.token, kind: page.kind, linkingPages, inSitemap: listed };
      return [{ url: page.url, evidence: { at: directive.from, saw, expected: "no noindex" } }];
    });
    return judgePages(faults, important.length);
  },
  words: { en },
  givesWayTo: [{ to: ["noindex-site-wide"], as: "finding" }],
  fix: robotsMeta.indexable,
});

/** Of the products so many carry noindex: a setting of their template writes it. */
const LEAST_OF_TEMPLATE = 0.8;
const FEWEST_OF_TEMPLATE = 3;

/** Products that few pages lead to, where the setting that hides the well linked ones hides nearly all of them. */
function ofTemplate(
  important: readonly PageFacts[],
  sought: ReadonlySet<PageFacts>,
  second: ReadonlySet<string>,
): readonly PageFacts[] {
  const goods = important.filter(({ kind, url }) => kind === "product" && !second.has(url));
  const hidden = goods.filter((page) => noindexOf(page) !== null);
  const isSetting =
    hidden.length >= Math.max(FEWEST_OF_TEMPLATE, LEAST_OF_TEMPLATE * goods.length) &&
    hidden.some((page) => sought.has(page));
  return isSetting ? hidden.filter((page) => !sought.has(page)) : [];
}

/** Filters, later pages of lists, tags and author archives carry noindex on purpose. */
const isMain = (url: PageFacts["url"]): boolean => {
  const { pathname, search } = new URL(url);
  return search === "" && !isLaterPage(url) && !isUtilityPath(pathname);
};
