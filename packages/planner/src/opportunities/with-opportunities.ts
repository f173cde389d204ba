import type { PlannedAction } from "../action.ts";
import { MOST_ACTIONS } from "../plan-actions.ts";

const IMPACTS = ["high", "medium", "low"] as const;

/**
 * Faults and opportunities in the one order that screens, files and exports show: by impact, then by priority, faults
 * first where both are worth the same; the best of them.
 */
export function withOpportunities(
  faults: readonly PlannedAction[],
  opportunities: readonly PlannedAction[],
): PlannedAction[] {
  const best = opportunities.slice(0, Math.max(0, MOST_ACTIONS - faults.length));
  return [...faults, ...best].toSorted(
    (a, b) =>
      IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact) ||
      b.priority - a.priority ||
      Number(a.type === "opportunity") - Number(b.type === "opportunity"),
  );
}
