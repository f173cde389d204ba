import { allRules } from "./registry.generated.ts";
import type { Rule } from "./rule.ts";

/** Every rule of the product, in a fixed order: by category, area and name. */
export const rules: readonly Rule[] = allRules;

const byId = new Map(rules.map((rule) => [rule.id, rule]));

/** The rule that made a finding; undefined for an id of an earlier version of the program. */
export const findRule = (id: string): Rule | undefined => byId.get(id);
