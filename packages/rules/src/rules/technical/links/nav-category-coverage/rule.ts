import { isDefaultCategory } from "../../../../knowledge/default-category.ts";
import { en } from "./words.en.ts";
import type { PageFacts, SiteFacts } from "@audit/facts";
import { pagesOfKind } from "../../../../populations.ts";
import { reachingPages } from "../../../../reading/inbound-links.ts";
import { otherNamesOf } from "../../../../reading/index-file.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { redirectTarget } from "../../../../reading/redirect-path.ts";
import { unseenLinks } from "../../../../reading/unseen-links.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown } from "../../../../verdict.ts";

/** So many product cards make a main category. */
const LEAST_CARDS = 8;
/** One click, or two over another category: a sub-category may hide behind its parent. */
const MOST_CLICKS = 2;

const categories = pagesOfKind("category");

export const rule = defineSiteRule({
  id: "nav-category-coverage",
  category: "technical",
  area: "links",
  severity: "low",
  fixKind: "template",
  certainty: 0.8,
  businesses: ["online-shop", "food-ordering"],
  kinds: ["category"],
  reads: ["home", "pages", "graph", "coverage"],
  source:
    "https://developers.google.com/search/docs/specialty/ecommerce/help-google-understand-your-ecommerce-site-structure",
  judge: (site) => {
    const full = site.pages.filter(isFullCategory);
    const homeNode = site.graph.nodeOf(site.home);
    if (full.length === 0 || homeNode < 0) return notApplicable();
    const reached = reachedOverCategories(site, homeNode);
    const isReached = (url: string): boolean =>
      [url, ...otherNamesOf(url)].some((name) => reached.has(site.graph.nodeOf(name)));
    const hidden = full.filter(({ url }) => url !== site.home && !isReached(url));
    const unseen = unseenLinks(site);
    if (hidden.length > 0 && unseen) return unknown(unseen);
    const faults = hidden.map(({ url, commerce }) => {
      const saw = { products: commerce.productCards, ...reachingPages(site, url) };
      return { url, evidence: { at: "home page and menus", saw, expected: "a link from the menu or a main category" } };
    });
    return judgePages(faults, full.length);
  },
  words: { en },
  // What a menu holds is its owner's choice.
  onlyAlong: true,
  fix: null,
});

const isFullCategory = (page: PageFacts): boolean =>
  categories.includes(page) &&
  page.commerce.productCards >= LEAST_CARDS &&
  !isDefaultCategory(page.url) &&
  !page.url.includes("?") &&
  !isLaterPage(page.url);

function reachedOverCategories({ pages, graph }: Pick<SiteFacts, "pages" | "graph">, home: number): Set<number> {
  const lists = new Set(pages.filter(({ kind }) => kind === "category").map(({ url }) => graph.nodeOf(url)));
  // Each language has a home page and a menu of its own.
  const homes = pages.filter(({ kind }) => kind === "home").map(({ url }) => graph.nodeOf(url));
  const forwards = new Set(pages.filter((page) => redirectTarget(page) !== null).map(({ url }) => graph.nodeOf(url)));
  let edge = [home, ...homes];
  const reached = new Set<number>(edge);
  for (let click = 0; click < MOST_CLICKS; click++) {
    const next = new Set<number>();
    for (const node of edge) for (const target of graph.outlinks(node)) if (!reached.has(target)) next.add(target);
    // A redirect is no click: who follows the link sees where it ends. What is added here is walked too.
    for (const node of next)
      if (forwards.has(node)) for (const target of graph.outlinks(node)) if (!reached.has(target)) next.add(target);
    for (const node of next) reached.add(node);
    edge = [...next].filter((node) => lists.has(node));
  }
  return reached;
}
