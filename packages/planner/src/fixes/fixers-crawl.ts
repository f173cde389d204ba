import { noCode, type Fixer } from "@audit/rules/fixes/fixer";
import * as canonical from "@audit/rules/fixes/head/canonical";
import { headOrder } from "@audit/rules/fixes/head/head-order";
import { languageVersions } from "@audit/rules/fixes/head/hreflang";
import * as robotsMeta from "@audit/rules/fixes/head/robots-meta";
import * as broken from "@audit/rules/fixes/links/broken-links";
import { meantLinks } from "@audit/rules/fixes/links/meant-links";
import { followedLinks, newLinks } from "@audit/rules/fixes/links/new-links";
import * as ways from "@audit/rules/fixes/links/way-links";
import * as robots from "@audit/rules/fixes/robots/robots-fixes";
import * as lines from "@audit/rules/fixes/robots/robots-lines";
import * as answers from "@audit/rules/fixes/server/answers";
import { closedHost, conditionalAnswers, longCache } from "@audit/rules/fixes/server/caching";
import { modernProtocols, newCertificate } from "@audit/rules/fixes/server/certificates";
import { oneHost } from "@audit/rules/fixes/server/hosts";
import * as sitemap from "@audit/rules/fixes/sitemap/sitemap-fixes";
import { worklist } from "@audit/rules/fixes/worklist";

/** What keeps crawlers from pages or sends them astray: access, canonicals, sitemaps, lists, links. */
export const crawlFixers: Readonly<Record<string, Fixer>> = {
  "robots-txt-too-large": noCode,
  "robots-txt-wrong-content-type": answers.robotsAnswer,
  "robots-blocks-rendering-resources": lines.openFiles,
  "robots-blocks-images": lines.openFiles,
  "robots-blocked-with-noindex": robots.exceptions,
  "robots-group-shadowing": lines.repeatedRules,
  "robots-disallow-search-pages": lines.closedSearch,
  "crawl-trap-infinite-space": worklist,
  "crawl-coverage-gap": noCode,
  "page-401-403": answers.measure,
  "mobile-parity": worklist,
  "dns-or-tls-failure": oneHost,
  "tls-expiring": newCertificate,
  "tls-name-mismatch": newCertificate,
  "tls-old-protocol": modernProtocols,
  "broken-resources": worklist,
  "trailing-slash-inconsistent": ways.toOtherSlash,
  "hreflang-redirect-geoip": noCode,
  "staging-host-indexable": closedHost,

  "international-url-structure": languageVersions,
  "geo-price-inconsistent": worklist,
  "cache-policy-weak": longCache,
  "no-304-revalidation": conditionalAnswers,

  "robots-meta-outside-head": headOrder,
  "noimageindex-set": robotsMeta.indexable,
  "unavailable-after-past": robotsMeta.indexable,
  "canonical-conflict-header": canonical.oneCanonical,
  "canonical-invalid-attributes": canonical.bareCanonical,
  "canonical-to-blocked": canonical.settledCanonical,
  "canonical-loop": canonical.settledCanonical,
  "canonical-unlinked": ways.linksToCanonical,
  "canonical-plus-noindex": robotsMeta.oneRobotsTag,
  "canonical-params-missing": canonical.expectedCanonical,
  "base-href-problem": canonical.ownBase,
  "index-bloat-template": robotsMeta.noindex,
  "indexable-thin-archive": robotsMeta.noindex,

  "sitemap-too-large": sitemap.sitemapIndex,
  "sitemap-orphans": worklist,
  "sitemap-lastmod-missing": sitemap.newSitemap,
  "sitemap-lastmod-churn": sitemap.newSitemap,
  "sitemap-lastmod-drift": sitemap.addEntries,
  "sitemap-lastmod-future": sitemap.soundDays,
  "sitemap-hreflang-errors": worklist,

  "only-nofollow-inlinks": followedLinks,
  "ipr-wasted-on-dead-urls": broken.brokenLinks,
  "isolated-by-discovery": newLinks,
  "internal-pagerank-mismatch": newLinks,
  "nav-category-coverage": newLinks,
  "breadcrumb-navigation-missing": ways.visibleTrail,
  "related-products-missing": ways.relatedProducts,
  "uncrawlable-anchors": ways.plainLinks,
  "links-malformed": meantLinks,
  "dead-end-pages": ways.visibleTrail,
  "template-discontinuity": worklist,
  "external-ugc-unqualified": ways.paidLinks,
  "url-repetitive-segments": ways.toExpected,
  "url-fragment-routing": noCode,

  "pagination-canonical-page1": canonical.expectedCanonical,
  "pagination-noindex": robotsMeta.indexable,
  "pagination-not-linked": ways.pageLinks,
  "pagination-broken": broken.brokenLinks,
  "pagination-fragment-only": ways.pageLinks,
  "facet-indexable-combinations": lines.closedCombinations,
  "facet-links-crawlable": lines.closedFilters,
  "pagination-empty-200": answers.notFound,
  "facet-order-inconsistent": canonical.expectedCanonical,
  "facet-empty-200": robotsMeta.noindex,
  "facet-canonical-chain": canonical.settledCanonical,
  "sort-params-indexable": canonical.expectedCanonical,
};
