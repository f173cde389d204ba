import type { Rule } from "../../../rule.ts";
import { analyticsDuplicate } from "./analytics-duplicate.ts";
import { analyticsMissing } from "./analytics-missing.ts";
import { analyticsMissingOnTemplates } from "./analytics-missing-on-templates.ts";

export const measurementRules: readonly Rule[] = [analyticsDuplicate, analyticsMissing, analyticsMissingOnTemplates];
