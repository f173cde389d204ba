import type { Rule } from "../../rule.ts";

export const toolsRules: readonly Rule[] = [];
