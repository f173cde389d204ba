import type { Rule } from "../../rule.ts";
import { htmlValidityRules } from "./html-validity/index.ts";
import { jsRenderingRules } from "./js-rendering/index.ts";
import { agentReadinessRules } from "./agent-readiness/index.ts";
import { aiAccessRules } from "./ai-access/index.ts";
import { accessibilityRules } from "./accessibility/index.ts";
import { securityRules } from "./security/index.ts";
import { mobileRules } from "./mobile/index.ts";
import { imagesRules } from "./images/index.ts";
import { performanceRules } from "./performance/index.ts";
import { internationalRules } from "./international/index.ts";
import { crawlabilityRules } from "./crawlability/index.ts";
import { statusRedirectsRules } from "./status-redirects/index.ts";
import { indexabilityRules } from "./indexability/index.ts";
import { sitemapsRules } from "./sitemaps/index.ts";
import { linksRules } from "./links/index.ts";
import { facetsPaginationRules } from "./facets-pagination/index.ts";
import { externalLinksRules } from "./external-links/index.ts";
import { urlRules } from "./url/index.ts";

export const technicalRules: readonly Rule[] = [
  ...crawlabilityRules,
  ...statusRedirectsRules,
  ...indexabilityRules,
  ...sitemapsRules,
  ...linksRules,
  ...urlRules,
  ...externalLinksRules,
  ...facetsPaginationRules,
  ...internationalRules,
  ...performanceRules,
  ...imagesRules,
  ...mobileRules,
  ...securityRules,
  ...accessibilityRules,
  ...aiAccessRules,
  ...agentReadinessRules,
  ...jsRenderingRules,
  ...htmlValidityRules,
];
