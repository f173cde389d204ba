import type { Rule } from "../../rule.ts";

export const contentRules: readonly Rule[] = [];
