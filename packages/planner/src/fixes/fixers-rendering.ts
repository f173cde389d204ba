import type { Fixer } from "@audit/rules/fixes/fixer";
import { movedByServer } from "@audit/rules/fixes/server/moved-pages";
import { preloadedPicture } from "@audit/rules/fixes/pages/images";
import { worklist } from "@audit/rules/fixes/worklist";

/** What a browser saw lies in the site's own scripts, which no snippet can mend: the list of places is what helps. */
export const renderingFixers: Readonly<Record<string, Fixer>> = {
  "js-main-content-missing": worklist,
  "js-title-changed": worklist,
  "js-h1-changed": worklist,
  "js-canonical-changed": worklist,
  "js-robots-changed": worklist,
  "js-hreflang-changed": worklist,
  "js-schema-only-rendered": worklist,
  "js-price-stock-only-rendered": worklist,
  "js-offer-changed": worklist,
  "js-offer-mismatch": worklist,
  "js-links-lost": worklist,
  "js-error-blank": worklist,
  "js-render-slow": worklist,
  "js-lazy-content-interaction": worklist,
  "js-soft-404-spa": worklist,
  "js-shadow-dom-content": worklist,
  "js-consent-wall": worklist,
  "js-redirect": movedByServer,
  "links-only-after-js": worklist,
  "language-switcher-uncrawlable": worklist,
  "img-oversized-pixels": worklist,
  "img-product-resolution": worklist,
  "horizontal-scroll": worklist,
  "back-button-hijack": worklist,
  "tabs-hidden-content": worklist,
  "cwv-lcp": worklist,
  "cwv-cls": worklist,
  "cwv-inp": worklist,
  "critical-template-cwv-business": worklist,
  "lcp-no-priority": preloadedPicture,
  "lcp-not-in-html": worklist,
  "unused-js": worklist,
  "js-bundle-heavy": worklist,
  "page-weight": worklist,
  "third-party-heavy": worklist,
  "long-main-thread-tasks": worklist,
};
