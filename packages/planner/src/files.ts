// For writing a file of the plan again with other words.
export { text as markdownText } from "@audit/rules/escape/markdown";
export { actionPlan, type ActionPlanInput } from "./report/action-plan.ts";
export { WRITTEN_BY } from "./report/written-by.ts";
