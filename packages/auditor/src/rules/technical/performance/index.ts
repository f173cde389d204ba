import type { Rule } from "../../../rule.ts";
import { cachePolicyWeak } from "./cache-policy-weak.ts";
import { no304Revalidation } from "./no-304-revalidation.ts";
import { domSize } from "./dom-size.ts";
import { lcpImageLazy } from "./lcp-image-lazy.ts";
import { noCompression } from "./no-compression.ts";
import { renderBlocking } from "./render-blocking.ts";
import { ttfbSlow } from "./ttfb-slow.ts";

export const performanceRules: readonly Rule[] = [
  domSize,
  lcpImageLazy,
  noCompression,
  renderBlocking,
  ttfbSlow,
  cachePolicyWeak,
  no304Revalidation,
];
