import type { Rule } from "../../../rule.ts";
import { llmsTxtManipulative } from "./llms-txt-manipulative.ts";

export const agentReadinessRules: readonly Rule[] = [llmsTxtManipulative];
