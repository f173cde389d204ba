import type { Rule } from "../../rule.ts";

export const technicalRules: readonly Rule[] = [];
