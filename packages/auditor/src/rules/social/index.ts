import type { Rule } from "../../rule.ts";

export const socialRules: readonly Rule[] = [];
