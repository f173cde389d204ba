import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { isDead } from "../../../../reading/dead-address.ts";
import { inlinksOf, linkingPages, type LinkingPages } from "../../../../reading/inbound-links.ts";
import { noted } from "../../../../reading/noted.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "pagination-broken",
  category: "technical",
  area: "facets-pagination",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  reads: ["pages", "graph"],
  source: "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
  judge: (site) => {
    const later = site.pages.filter((page) => isLaterPage(page.url) && inlinksOf(site, page.url).all > 0);
    const dead = later.filter(isDead);
    const circling = site.pages.filter((page) => page.response.status === 200 && nextOf(page) === page.url);
    const faults = [
      ...dead.map(({ url, response }) => {
        const saw = { status: response.status, ...linkingPages(site, url) };
        return { url, evidence: { at: "HTTP status", saw, expected: "a page of the list" } };
      }),
      ...circling.map(({ url }) => {
        return { url, evidence: { at: "link[rel=next]", saw: url, expected: "the page that follows" } };
      }),
    ];
    return judgePages<(LinkingPages & { readonly status: number }) | string>(
      faults,
      new Set([...later, ...circling]).size,
    );
  },
  words: { en },
  fix,
});

/** Where the page says its list goes on. */
const nextOf = noted(({ head }: Pick<PageFacts, "head">): string | null => {
  const next = head.linkRels.find(({ rel, inHead }) => inHead && rel.includes("next"));
  return next?.url ?? null;
});
