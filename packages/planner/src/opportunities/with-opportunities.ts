import type { PlannedAction } from "../action.ts";
import { MOST_ACTIONS } from "../plan-actions.ts";

const IMPACTS = ["high", "medium", "low"] as const;

/**
 * Faults and opportunities in the one order that screens, files and exports show: by impact, then by priority, faults
 * first where both are worth the same; the best of them.
 */
export const withOpportunities = (
  faults: readonly PlannedAction[],
  opportunities: readonly PlannedAction[],
): PlannedAction[] =>
  [
    ...withoutTold(faults, opportunities),
    ...opportunities.slice(0, Math.max(0, MOST_ACTIONS - faults.length)),
  ].toSorted(
    (a, b) =>
      IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact) ||
      b.priority - a.priority ||
      Number(a.type === "opportunity") - Number(b.type === "opportunity"),
  );

/** Opportunities that ask for the same work as a rule, with a sheet of all pages it is for. */
const TOLD_BY: Readonly<Record<string, string>> = { "category-intro-missing": "category-texts" };

/** Tasks whose work an opportunity asks for already are not listed twice. */
const withoutTold = (
  faults: readonly PlannedAction[],
  opportunities: readonly PlannedAction[],
): readonly PlannedAction[] => faults.filter(({ rule }) => !opportunities.some((one) => one.rule === TOLD_BY[rule]));
