import type { Rule } from "../../../rule.ts";
import { jsCanonicalChanged } from "./js-canonical-changed.ts";
import { jsConsentWall } from "./js-consent-wall.ts";
import { jsErrorBlank } from "./js-error-blank.ts";
import { jsH1Changed } from "./js-h1-changed.ts";
import { jsHreflangChanged } from "./js-hreflang-changed.ts";
import { jsLazyContentInteraction } from "./js-lazy-content-interaction.ts";
import { jsLinksLost } from "./js-links-lost.ts";
import { jsMainContentMissing } from "./js-main-content-missing.ts";
import { jsPriceStockOnlyRendered } from "./js-price-stock-only-rendered.ts";
import { jsRenderSlow } from "./js-render-slow.ts";
import { jsRobotsChanged } from "./js-robots-changed.ts";
import { jsSchemaOnlyRendered } from "./js-schema-only-rendered.ts";
import { jsShadowDomContent } from "./js-shadow-dom-content.ts";
import { jsSoft404Spa } from "./js-soft-404-spa.ts";
import { jsTitleChanged } from "./js-title-changed.ts";
import { jsOfferChanged } from "./js-offer-changed.ts";
import { jsOfferMismatch } from "./js-offer-mismatch.ts";
import { jsInfiniteHydrationState } from "./js-infinite-hydration-state.ts";
import { jsDescriptionChanged } from "./js-description-changed.ts";

export const jsRenderingRules: readonly Rule[] = [
  jsMainContentMissing,
  jsTitleChanged,
  jsH1Changed,
  jsCanonicalChanged,
  jsRobotsChanged,
  jsHreflangChanged,
  jsSchemaOnlyRendered,
  jsPriceStockOnlyRendered,
  jsLinksLost,
  jsErrorBlank,
  jsRenderSlow,
  jsLazyContentInteraction,
  jsSoft404Spa,
  jsShadowDomContent,
  jsConsentWall,
  jsOfferChanged,
  jsOfferMismatch,
  jsInfiniteHydrationState,
  jsDescriptionChanged,
];
