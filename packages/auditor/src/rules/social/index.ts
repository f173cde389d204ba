import type { Rule } from "../../rule.ts";
import { profilesRules } from "./profiles/index.ts";
import { xCardsRules } from "./x-cards/index.ts";
import { openGraphRules } from "./open-graph/index.ts";

export const socialRules: readonly Rule[] = [...openGraphRules, ...xCardsRules, ...profilesRules];
