import { en } from "./words.en.ts";
import { itemAt, type PageFacts } from "@audit/facts";
import { categoryPages, pagesIn, productPages } from "../../../../populations.ts";
import { reachingPages } from "../../../../reading/inbound-links.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { unseenLinks } from "../../../../reading/unseen-links.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown } from "../../../../verdict.ts";

/** So many product cards make a category that is worth being found. */
const LEAST_CARDS = 6;
const LEAST_CATEGORIES = 3;
const LEAST_PRODUCTS = 10;

export const rule = defineSiteRule({
  id: "internal-pagerank-mismatch",
  category: "technical",
  area: "links",
  severity: "low",
  fixKind: "link",
  certainty: 0.6,
  kinds: ["category"],
  reads: ["pages", "graph", "coverage"],
  source:
    "https://developers.google.com/search/docs/specialty/ecommerce/help-google-understand-your-ecommerce-site-structure",
  judge: (site) => {
    const rank = (page: PageFacts): number => site.graph.rankOf(site.graph.nodeOf(page.url));
    const inGraph = (page: PageFacts): boolean => isPlain(page) && site.graph.nodeOf(page.url) >= 0;
    const full = pagesIn(site.pages, categoryPages).filter(
      (page) => page.commerce.productCards >= LEAST_CARDS && inGraph(page),
    );
    const ranks = pagesIn(site.pages, productPages).filter(inGraph).map(rank);
    if (full.length < LEAST_CATEGORIES || ranks.length < LEAST_PRODUCTS) return notApplicable();
    const middle = itemAt(
      ranks.toSorted((a, b) => a - b),
      Math.floor((ranks.length - 1) / 2),
    );
    const weak = full.filter((page) => rank(page) < middle);
    const unseen = unseenLinks(site);
    if (weak.length > 0 && unseen) return unknown(unseen);
    const faults = weak.map((page) => {
      const saw = { weight: hundredth(rank(page)), middleProduct: hundredth(middle), ...reachingPages(site, page.url) };
      return { url: page.url, evidence: { at: "internal links", saw, expected: "more weight than a single product" } };
    });
    return judgePages(faults, full.length);
  },
  words: { en },
  // What a page weighs by links alone tells an owner what to look at, not what to change.
  // What a page weighs by links alone tells an owner what to look at, not what to change.
  onlyAlong: true,
  fix: null,
});

const isPlain = ({ url }: PageFacts): boolean => !url.includes("?") && !isLaterPage(url);
const hundredth = (value: number): number => Math.round(value * 100) / 100;
