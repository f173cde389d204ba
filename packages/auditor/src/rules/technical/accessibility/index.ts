import type { Rule } from "../../../rule.ts";
import { a11yButtonName } from "./a11y-button-name.ts";
import { a11yFormLabels } from "./a11y-form-labels.ts";
import { a11yLinkName } from "./a11y-link-name.ts";
import { a11yZoomDisabled } from "./a11y-zoom-disabled.ts";

export const accessibilityRules: readonly Rule[] = [a11yButtonName, a11yFormLabels, a11yLinkName, a11yZoomDisabled];
