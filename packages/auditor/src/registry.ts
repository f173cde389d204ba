import type { Rule } from "./rule.ts";
import { contentRules } from "./rules/content/index.ts";
import { schemaRules } from "./rules/schema/index.ts";
import { socialRules } from "./rules/social/index.ts";
import { technicalRules } from "./rules/technical/index.ts";
import { toolsRules } from "./rules/tools/index.ts";

/** Every rule of the product, in a fixed order. */
export const rules: readonly Rule[] = [
  ...technicalRules,
  ...contentRules,
  ...schemaRules,
  ...socialRules,
  ...toolsRules,
];
