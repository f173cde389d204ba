import { allRules } from "./registry.generated.ts";
import type { Rule } from "./rule.ts";

/** Every rule of the product, in a fixed order: by category, area and name. */
export const rules: readonly Rule[] = allRules;
