import { linksOnlyAfterJs } from "./links-only-after-js.ts";
import type { Rule } from "../../../rule.ts";
import { breadcrumbNavigationMissing } from "./breadcrumb-navigation-missing.ts";
import { internalPagerankMismatch } from "./internal-pagerank-mismatch.ts";
import { iprWastedOnDeadUrls } from "./ipr-wasted-on-dead-urls.ts";
import { isolatedByDiscovery } from "./isolated-by-discovery.ts";
import { navCategoryCoverage } from "./nav-category-coverage.ts";
import { onlyNofollowInlinks } from "./only-nofollow-inlinks.ts";
import { relatedProductsMissing } from "./related-products-missing.ts";
import { templateDiscontinuity } from "./template-discontinuity.ts";
import { uncrawlableAnchors } from "./uncrawlable-anchors.ts";
import { anchorTextEmpty } from "./anchor-text-empty.ts";
import { crawlDepth } from "./crawl-depth.ts";
import { linksToHttp } from "./links-to-http.ts";
import { linksToLocalhost } from "./links-to-localhost.ts";
import { nofollowInternalLinks } from "./nofollow-internal-links.ts";
import { orphanPages } from "./orphan-pages.ts";
import { weakInternalLinks } from "./weak-internal-links.ts";
import { anchorTextGeneric } from "./anchor-text-generic.ts";
import { linksMalformed } from "./links-malformed.ts";
import { deadEndPages } from "./dead-end-pages.ts";

export const linksRules: readonly Rule[] = [
  orphanPages,
  weakInternalLinks,
  crawlDepth,
  nofollowInternalLinks,
  anchorTextEmpty,
  linksToHttp,
  linksToLocalhost,
  breadcrumbNavigationMissing,
  internalPagerankMismatch,
  iprWastedOnDeadUrls,
  isolatedByDiscovery,
  navCategoryCoverage,
  onlyNofollowInlinks,
  relatedProductsMissing,
  templateDiscontinuity,
  uncrawlableAnchors,
  linksOnlyAfterJs,
  anchorTextGeneric,
  linksMalformed,
  deadEndPages,
];
