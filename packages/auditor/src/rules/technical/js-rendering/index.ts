import type { Rule } from "../../../rule.ts";
import { jsMainContentMissing } from "./js-main-content-missing.ts";

export const jsRenderingRules: readonly Rule[] = [jsMainContentMissing];
