import { noCode, type Fixer } from "./fixer.ts";
import * as canonical from "./head/canonical.ts";
import { favicon } from "./head/favicon.ts";
import { headOrder } from "./head/head-order.ts";
import { languageVersions } from "./head/hreflang.ts";
import { htmlLang } from "./head/language.ts";
import { refreshToRedirect } from "./head/refresh.ts";
import * as robotsMeta from "./head/robots-meta.ts";
import { viewport } from "./head/viewport.ts";
import * as broken from "./links/broken-links.ts";
import * as clean from "./links/clean-links.ts";
import { namedLinks } from "./links/named-links.ts";
import { followedLinks, newLinks } from "./links/new-links.ts";
import * as chains from "./links/redirect-chains.ts";
import { labelledFields, namedButtons } from "./pages/controls.ts";
import * as images from "./pages/images.ts";
import { deferredScripts, secureFiles, secureForms } from "./pages/scripts.ts";
import * as robots from "./robots/robots-fixes.ts";
import * as answers from "./server/answers.ts";
import { securityHeaders, strictTransport } from "./server/headers.ts";
import { oneHost, toHttps } from "./server/hosts.ts";
import * as sitemap from "./sitemap/sitemap-fixes.ts";
import { worklist } from "./worklist.ts";

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
