import type { PlannedAction } from "../action.ts";
import { MOST_ACTIONS } from "../plan-actions.ts";

/** Faults and opportunities in one order, faults first where both are worth the same; the best of them. */
export const withOpportunities = (
  faults: readonly PlannedAction[],
  opportunities: readonly PlannedAction[],
): PlannedAction[] =>
  [...faults, ...opportunities.slice(0, Math.max(0, MOST_ACTIONS - faults.length))].toSorted(
    (a, b) => b.priority - a.priority || Number(a.type === "opportunity") - Number(b.type === "opportunity"),
  );
