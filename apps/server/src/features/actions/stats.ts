import type { ActionStats } from "@audit/contract";
import type { ActionRow } from "../../platform/database/index.ts";

type Counted = Pick<ActionRow, "status" | "impact" | "time_estimate" | "not_relevant">;

/** Progress over a plan; what does not apply to the site is no work. */
export function statsOf(plan: readonly Counted[]): ActionStats {
  const actions = plan.filter(({ not_relevant }) => not_relevant === null);
  const completed = actions.filter(({ status }) => status === "completed");
  const open = actions.filter(({ status }) => status !== "completed");
  return {
    totalActions: actions.length,
    completedActions: completed.length,
    inProgressActions: actions.filter(({ status }) => status === "in-progress").length,
    estimatedTimeRemaining: open.reduce((minutes, { time_estimate }) => minutes + time_estimate, 0),
    highImpactCompleted: completed.filter(({ impact }) => impact === "high").length,
    completionPercentage: actions.length === 0 ? 0 : Math.round((100 * completed.length) / actions.length),
  };
}
