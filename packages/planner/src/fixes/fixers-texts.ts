import { noCode, type Fixer } from "@audit/rules/fixes/fixer";
import { mainCanonical } from "@audit/rules/fixes/head/canonical";
import { openGraph } from "@audit/rules/fixes/head/social";
import * as business from "@audit/rules/fixes/pages/business-pages";
import { nearCopies } from "@audit/rules/fixes/pages/duplicates";
import * as texts from "@audit/rules/fixes/pages/texts";
import { verifiedBots } from "@audit/rules/fixes/server/answers";
import { oneHeading } from "@audit/rules/fixes/words/headings";
import { productTitle } from "@audit/rules/fixes/words/product-title";
import { title } from "@audit/rules/fixes/words/titles";
import { worklist } from "@audit/rules/fixes/worklist";

/** Rules on texts, lists of products, places and what AI takes from them. */
export const textFixers: Readonly<Record<string, Fixer>> = {
  "title-boilerplate": title,
  "title-missing-product-terms": productTitle,
  "heading-too-long": oneHeading,
  "passage-uniqueness": worklist,
  "text-hidden": noCode,
  "keyword-stuffing": noCode,
  "imprint-legal": business.imprintPage,
  "reviews-visible": noCode,
  "reviews-not-in-html": noCode,
  "product-variant-urls": mainCanonical,
  "category-product-names-truncated": worklist,
  "category-overlap": worklist,
  "category-filters-headings": mainCanonical,
  "chunk-self-contained": worklist,
  "statistics-unsourced": texts.sources,
  "quotations-missing": texts.quotation,
  "nap-inconsistent": noCode,
  "local-landing-pages": worklist,
  "doorway-locations": nearCopies,
  "placeholder-text": worklist,
};

/** Rules on images, security, sound HTML and what programs read. */
export const machineFixers: Readonly<Record<string, Fixer>> = {
  "img-picture-no-img": texts.pictureWithImage,
  "leaked-secrets": worklist,
  "known-vulnerable-js": worklist,
  "hacked-content": worklist,
  "exposed-files": worklist,
  "html-empty": worklist,
  "multiple-head-body": noCode,
  mojibake: worklist,
  "ai-extractor-survival": noCode,
  "ai-paywall-gate": noCode,
  "agent-a11y-tree": texts.realButton,
  "agent-state-in-url": texts.nextPageLink,
  "agent-hidden-prompt-injection": noCode,
  "img-broken": worklist,
  "img-too-heavy": worklist,
  "intrusive-interstitial": noCode,
  "agent-overlay-blocks-click": noCode,
  "url-injection-reflection": mainCanonical,
  "ai-bots-waf-blocked": verifiedBots,
  "ai-bots-content-differs": worklist,
  "ai-pay-per-crawl": verifiedBots,
  "product-schema-stale-cache": worklist,
  "social-js-only": openGraph,
};
