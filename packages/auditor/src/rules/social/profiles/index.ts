import type { Rule } from "../../../rule.ts";
import { socialProfilesMissing } from "./social-profiles-missing.ts";

export const profilesRules: readonly Rule[] = [socialProfilesMissing];
