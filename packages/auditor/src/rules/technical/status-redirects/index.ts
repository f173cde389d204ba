import { jsRedirect } from "./js-redirect.ts";
import type { Rule } from "../../../rule.ts";
import { brokenResources } from "./broken-resources.ts";
import { dnsOrTlsFailure } from "./dns-or-tls-failure.ts";
import { hreflangRedirectGeoip } from "./hreflang-redirect-geoip.ts";
import { trailingSlashInconsistent } from "./trailing-slash-inconsistent.ts";
import { page401403 } from "./page-401-403.ts";
import { brokenInternalLinks } from "./broken-internal-links.ts";
import { hostWwwDuplicates } from "./host-www-duplicates.ts";
import { internalLinksToRedirects } from "./internal-links-to-redirects.ts";
import { metaRefreshRedirect } from "./meta-refresh-redirect.ts";
import { page4xx } from "./page-4xx.ts";
import { page5xx } from "./page-5xx.ts";
import { pageTimeout } from "./page-timeout.ts";
import { redirectChain } from "./redirect-chain.ts";
import { redirectLoop } from "./redirect-loop.ts";
import { redirectToError } from "./redirect-to-error.ts";
import { redirectToHomepage } from "./redirect-to-homepage.ts";
import { soft404 } from "./soft-404.ts";

export const statusRedirectsRules: readonly Rule[] = [
  page4xx,
  page5xx,
  pageTimeout,
  brokenInternalLinks,
  internalLinksToRedirects,
  redirectChain,
  redirectLoop,
  redirectToError,
  redirectToHomepage,
  metaRefreshRedirect,
  hostWwwDuplicates,
  soft404,
  page401403,
  brokenResources,
  dnsOrTlsFailure,
  hreflangRedirectGeoip,
  trailingSlashInconsistent,
  jsRedirect,
];
