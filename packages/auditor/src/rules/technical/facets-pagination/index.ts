import type { Rule } from "../../../rule.ts";
import { paginationEmpty200 } from "./pagination-empty-200.ts";
import { paginationNoindex } from "./pagination-noindex.ts";
import { facetCanonicalChain } from "./facet-canonical-chain.ts";
import { facetEmpty200 } from "./facet-empty-200.ts";
import { facetIndexableCombinations } from "./facet-indexable-combinations.ts";
import { facetLinksCrawlable } from "./facet-links-crawlable.ts";
import { facetOrderInconsistent } from "./facet-order-inconsistent.ts";
import { paginationBroken } from "./pagination-broken.ts";
import { paginationCanonicalPage1 } from "./pagination-canonical-page1.ts";
import { paginationFragmentOnly } from "./pagination-fragment-only.ts";
import { paginationNotLinked } from "./pagination-not-linked.ts";
import { sortParamsIndexable } from "./sort-params-indexable.ts";

export const facetsPaginationRules: readonly Rule[] = [
  facetCanonicalChain,
  facetEmpty200,
  facetIndexableCombinations,
  facetLinksCrawlable,
  facetOrderInconsistent,
  paginationBroken,
  paginationCanonicalPage1,
  paginationFragmentOnly,
  paginationNotLinked,
  sortParamsIndexable,
  paginationNoindex,
  paginationEmpty200,
];
