import type { Rule } from "../../../rule.ts";
import { contentTypeWrong } from "./content-type-wrong.ts";
import { headBrokenEarly } from "./head-broken-early.ts";

export const htmlValidityRules: readonly Rule[] = [contentTypeWrong, headBrokenEarly];
