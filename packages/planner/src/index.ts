export type * from "./action.ts";
export { coveringRules } from "./causes/covered.ts";
export { MOST_ACTIONS } from "./plan-actions.ts";
export { BUILT_IN_WRITER, planAudit, type PlanInput } from "./plan-audit.ts";
export type { RankFactor } from "./worth/ranking.ts";
export { priorityFactors, PRIORITY_FORMULA } from "./worth/formula.ts";
export { effortOf, priorityOf, reachOf, type Stake } from "./worth/priority.ts";
