import { noCode, type Fixer } from "@audit/rules/fixes/fixer";
import * as canonical from "@audit/rules/fixes/head/canonical";
import { favicon } from "@audit/rules/fixes/head/favicon";
import { headOrder } from "@audit/rules/fixes/head/head-order";
import { languageVersions } from "@audit/rules/fixes/head/hreflang";
import { htmlLang } from "@audit/rules/fixes/head/language";
import { refreshToRedirect } from "@audit/rules/fixes/head/refresh";
import * as robotsMeta from "@audit/rules/fixes/head/robots-meta";
import { viewport } from "@audit/rules/fixes/head/viewport";
import * as broken from "@audit/rules/fixes/links/broken-links";
import * as clean from "@audit/rules/fixes/links/clean-links";
import { namedLinks } from "@audit/rules/fixes/links/named-links";
import { followedLinks, newLinks } from "@audit/rules/fixes/links/new-links";
import * as chains from "@audit/rules/fixes/links/redirect-chains";
import { labelledFields, namedButtons } from "@audit/rules/fixes/pages/controls";
import * as images from "@audit/rules/fixes/pages/images";
import { deferredScripts, secureFiles, secureForms } from "@audit/rules/fixes/pages/scripts";
import * as robots from "@audit/rules/fixes/robots/robots-fixes";
import * as answers from "@audit/rules/fixes/server/answers";
import { securityHeaders, strictTransport } from "@audit/rules/fixes/server/headers";
import { oneHost, toHttps } from "@audit/rules/fixes/server/hosts";
import * as sitemap from "@audit/rules/fixes/sitemap/sitemap-fixes";
import { worklist } from "@audit/rules/fixes/worklist";

export const technicalFixers: Readonly<Record<string, Fixer>> = {
  "robots-txt-missing": robots.newRobots,
  "robots-txt-unreachable": answers.robotsAnswer,
  "robots-txt-syntax": robots.repairedSyntax,
  "robots-blocks-whole-site": robots.openSite,
  "robots-blocked-but-linked": robots.exceptions,
  "robots-no-sitemap-line": robots.sitemapLine,
  "html-over-2mb": worklist,
  "internal-url-session-id": clean.cleanLinks,
  "internal-url-tracking-params": clean.cleanLinks,
  "waf-bot-challenge": answers.verifiedBots,

  "page-4xx": broken.deadAddresses,
  "page-5xx": answers.measure,
  "page-timeout": answers.measure,
  "broken-internal-links": broken.brokenLinks,
  "internal-links-to-redirects": broken.movedLinks,
  "redirect-chain": chains.shortChains,
  "redirect-loop": chains.loops,
  "redirect-to-error": chains.betterTargets,
  "redirect-to-homepage": chains.betterTargets,
  "meta-refresh-redirect": refreshToRedirect,
  "host-www-duplicates": oneHost,
  "soft-404": answers.notFound,

  "noindex-on-important-page": robotsMeta.indexable,
  "noindex-site-wide": robotsMeta.indexable,
  "nofollow-page-level": robotsMeta.following,
  "robots-directives-conflict": robotsMeta.oneRobotsTag,
  "nosnippet-set": robotsMeta.snippets,
  "max-snippet-too-small": robotsMeta.snippets,
  "data-nosnippet-over-answer": robotsMeta.withoutNosnippet,
  "canonical-missing": canonical.selfCanonical,
  "canonical-multiple": canonical.oneCanonical,
  "canonical-outside-head": headOrder,
  "canonical-empty-or-invalid": canonical.selfCanonical,
  "canonical-to-non-200": canonical.settledCanonical,
  "canonical-to-noindex": canonical.settledCanonical,
  "canonical-chain": canonical.settledCanonical,
  "canonical-to-homepage": canonical.selfCanonical,
  "canonical-http-on-https": canonical.selfCanonical,
  "canonical-cross-domain": canonical.selfCanonical,

  "sitemap-missing": sitemap.newSitemap,
  "sitemap-unreachable": sitemap.newSitemap,
  "sitemap-invalid-xml": sitemap.newSitemap,
  "sitemap-non-200": sitemap.replaceEntries,
  "sitemap-noindex": sitemap.replaceEntries,
  "sitemap-non-canonical": sitemap.replaceEntries,
  "sitemap-blocked": sitemap.replaceEntries,
  "sitemap-foreign-host": sitemap.replaceEntries,
  "sitemap-missing-pages": sitemap.addEntries,

  "orphan-pages": newLinks,
  "weak-internal-links": newLinks,
  "crawl-depth": newLinks,
  "nofollow-internal-links": followedLinks,
  "anchor-text-empty": namedLinks,
  "links-to-http": clean.secureLinks,
  "links-to-localhost": clean.publicLinks,
  "url-too-long": worklist,
  "url-double-slash": clean.singleSlashes,

  "hreflang-missing-on-multilingual": languageVersions,
  "hreflang-invalid-code": languageVersions,
  "hreflang-no-return": languageVersions,
  "hreflang-self-missing": languageVersions,
  "hreflang-to-non-200": languageVersions,
  "hreflang-to-non-canonical": languageVersions,
  "hreflang-to-noindex": languageVersions,
  "hreflang-relative": languageVersions,
  "hreflang-conflict": languageVersions,
  "hreflang-outside-head": headOrder,
  "hreflang-multiple-methods": languageVersions,
  "hreflang-lang-mismatch": languageVersions,
  "hreflang-incomplete-cluster": languageVersions,
  "html-lang-missing": htmlLang,
  "currency-locale-mismatch": languageVersions,

  "ttfb-slow": answers.pageCache,
  "no-compression": answers.compression,
  "render-blocking": deferredScripts,
  "dom-size": worklist,
  "lcp-image-lazy": images.eagerImage,
  "img-alt-missing": images.altTexts,
  "img-alt-too-long": images.shortAltTexts,
  "img-dimensions-missing": images.imageSizes,
  "img-no-srcset": images.imageWidths,
  "favicon-missing": favicon,
  "viewport-missing": viewport,
  "viewport-misconfigured": viewport,

  "https-missing": toHttps,
  "https-redirect-missing": toHttps,
  "mixed-content": secureFiles,
  "hsts-missing": strictTransport,
  "security-headers-bundle": securityHeaders,
  "form-insecure": secureForms,
  "a11y-button-name": namedButtons,
  "a11y-link-name": namedLinks,
  "a11y-form-labels": labelledFields,
  "a11y-zoom-disabled": viewport,
  "head-broken-early": headOrder,
  "content-type-wrong": answers.htmlType,

  "ai-search-bots-blocked": robots.openForNamed,
  "ai-user-fetchers-blocked": robots.openForNamed,
  "ai-training-policy": robots.trainingPolicy,
  "ai-content-needs-js": worklist,
  "ai-latency": answers.pageCache,
  "ai-token-weight": worklist,
  "llms-txt-manipulative": noCode,
};
