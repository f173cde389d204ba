import { horizontalScroll } from "./horizontal-scroll.ts";
import { backButtonHijack } from "./back-button-hijack.ts";
import type { Rule } from "../../../rule.ts";
import { viewportMisconfigured } from "./viewport-misconfigured.ts";
import { viewportMissing } from "./viewport-missing.ts";
import { intrusiveInterstitial } from "./intrusive-interstitial.ts";

export const mobileRules: readonly Rule[] = [
  viewportMisconfigured,
  viewportMissing,
  intrusiveInterstitial,
  horizontalScroll,
  backButtonHijack,
];
