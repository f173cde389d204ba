import type { Rule } from "../../rule.ts";
import { feedsRules } from "./feeds/index.ts";
import { measurementRules } from "./measurement/index.ts";

export const toolsRules: readonly Rule[] = [...measurementRules, ...feedsRules];
