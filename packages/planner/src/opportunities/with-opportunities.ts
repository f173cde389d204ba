import { findRule } from "@audit/rules";
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
  const toldBy = (one: PlannedAction): readonly PlannedAction[] =>
    faults.filter(({ rule }) => TOLD_BY[rule] === one.rule);
  const tellers = new Map(best.flatMap((one) => toldBy(one).map((fault) => [fault, one] as const)));
  return [...faults.filter((fault) => !tellers.has(fault)), ...best.map((one) => withHealed(one, tellers))].toSorted(
    (a, b) =>
      IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact) ||
      b.priority - a.priority ||
      Number(a.type === "opportunity") - Number(b.type === "opportunity"),
  );
}

/** Rules whose work an opportunity asks for, with a sheet of all pages it is for: they are not listed twice. */
const TOLD_BY: Readonly<Record<string, string>> = { "category-intro-missing": "category-texts" };

function withHealed(one: PlannedAction, tellers: ReadonlyMap<PlannedAction, PlannedAction>): PlannedAction {
  const healed = [...tellers].flatMap(([fault, teller]) => (teller === one ? [fault] : []));
  const heals = healed.flatMap(({ rule, title, affected, heals: more }) => [
    { rule, title: findRule(rule)?.words.en.failing ?? title, count: affected.count },
    ...more,
  ]);
  return healed.length === 0 ? one : { ...one, heals };
}
