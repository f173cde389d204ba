import type { Rule } from "../../../rule.ts";
import { cwvLcp } from "./cwv-lcp.ts";
import { criticalTemplateCwvBusiness } from "./critical-template-cwv-business.ts";
import { cwvInp } from "./cwv-inp.ts";
import { cwvCls } from "./cwv-cls.ts";
import { lcpNoPriority } from "./lcp-no-priority.ts";
import { lcpNotInHtml } from "./lcp-not-in-html.ts";
import { unusedJs } from "./unused-js.ts";
import { jsBundleHeavy } from "./js-bundle-heavy.ts";
import { pageWeight } from "./page-weight.ts";
import { thirdPartyHeavy } from "./third-party-heavy.ts";
import { longMainThreadTasks } from "./long-main-thread-tasks.ts";
import { cachePolicyWeak } from "./cache-policy-weak.ts";
import { no304Revalidation } from "./no-304-revalidation.ts";
import { domSize } from "./dom-size.ts";
import { lcpImageLazy } from "./lcp-image-lazy.ts";
import { noCompression } from "./no-compression.ts";
import { renderBlocking } from "./render-blocking.ts";
import { ttfbSlow } from "./ttfb-slow.ts";

export const performanceRules: readonly Rule[] = [
  cwvLcp,
  cwvCls,
  cwvInp,
  criticalTemplateCwvBusiness,
  lcpNoPriority,
  lcpNotInHtml,
  unusedJs,
  jsBundleHeavy,
  pageWeight,
  thirdPartyHeavy,
  longMainThreadTasks,
  domSize,
  lcpImageLazy,
  noCompression,
  renderBlocking,
  ttfbSlow,
  cachePolicyWeak,
  no304Revalidation,
];
