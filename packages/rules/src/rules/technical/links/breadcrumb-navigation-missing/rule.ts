import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { pagesOfKind } from "../../../../populations.ts";
import { noted } from "../../../../reading/noted.ts";
import { typesOn } from "../../../../reading/structured-data.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";

/** Clicks from the home page at which a visitor needs to see where he is. */
const LEAST_DEPTH = 2;
const inDepth = pagesOfKind("product", "category");
const listing = pagesOfKind("category", "list");

export const rule = defineSiteRule({
  id: "breadcrumb-navigation-missing",
  category: "technical",
  area: "links",
  severity: "low",
  fixKind: "template",
  certainty: 0.8,
  kinds: ["product", "category"],
  reads: ["pages", "graph"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/breadcrumb",
  judge: ({ pages, graph }) => {
    // Without a list above the product the trail would name the home page alone.
    if (!pages.some(listing.includes)) return notApplicable();
    const deep = pages.filter((page) => inDepth.includes(page) && depthOf(page) >= LEAST_DEPTH);
    const faults = deep
      .filter((page) => !hasTrail(page))
      .map(({ url, kind }) => {
        const saw = { trail: null, kind };
        return { url, evidence: { at: "page", saw, expected: "links from the home page down to this one" } };
      });
    return judgePages(faults, deep.length);

    function depthOf({ url }: PageFacts): number {
      const node = graph.nodeOf(url);
      return node < 0 ? -1 : graph.depthOf(node);
    }
  },
  words: { en },
  // A trail has to look like the site's own; its markup is breadcrumb-schema's.
  onlyAlong: true,
  fix: null,
});

/** A trail that is shown, or one that the markup names: then it is shown in a form we don't recognise. */
const hasTrail = noted(
  ({ commerce, structuredData }) => commerce.breadcrumbs.length > 0 || typesOn(structuredData).has("BreadcrumbList"),
);
