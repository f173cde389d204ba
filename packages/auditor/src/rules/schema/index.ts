import type { Rule } from "../../rule.ts";

export const schemaRules: readonly Rule[] = [];
