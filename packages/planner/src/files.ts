// For rewriting a file of the plan with other words. Imports no rules, so that a server need not load them.
export { text as markdownText } from "@audit/rules/escape/markdown";
export { actionPlan, type ActionPlanInput } from "./report/action-plan.ts";
export { WRITTEN_BY } from "./report/written-by.ts";
