// What it takes to write a file of the plan again with other words in it. Brings no rules along.
export { text as markdownText } from "@audit/rules/escape/markdown";
export { actionPlan, type ActionPlanInput } from "./report/action-plan.ts";
export { WRITTEN_BY } from "./report/written-by.ts";
