import type { Rule } from "../../../rule.ts";
import { a11yButtonName } from "./a11y-button-name.ts";
import { a11yFormLabels } from "./a11y-form-labels.ts";
import { a11yLinkName } from "./a11y-link-name.ts";
import { a11yZoomDisabled } from "./a11y-zoom-disabled.ts";
import { a11yLandmarks } from "./a11y-landmarks.ts";
import { a11yIframeTitle } from "./a11y-iframe-title.ts";

export const accessibilityRules: readonly Rule[] = [
  a11yButtonName,
  a11yFormLabels,
  a11yLinkName,
  a11yZoomDisabled,
  a11yLandmarks,
  a11yIframeTitle,
];
