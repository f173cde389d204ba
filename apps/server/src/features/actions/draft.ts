import { limits } from "@audit/contract";
import type { PlannedAction } from "@audit/engine/process";
import type { NewAction } from "../../platform/database/index.ts";

/** The rows a plan becomes: in the plan's own order, ranked from 1, never more than a plan may hold. */
export const draftActions = (job: { id: string; user_id: string }, planned: readonly PlannedAction[]): NewAction[] =>
  planned.slice(0, limits.actionsPerPlan).map((action, index) => draftOf(job, action, index + 1));

const draftOf = (job: { id: string; user_id: string }, action: PlannedAction, rank: number): NewAction => ({
  job_id: job.id,
  user_id: job.user_id,
  fingerprint: action.fingerprint,
  rank,
  title: action.title,
  type: action.type,
  impact: action.impact,
  category: action.category,
  difficulty: action.difficulty,
  time_estimate: Math.round(action.timeEstimate),
  time_to_result: action.timeToResult,
  business_value: action.businessValue,
  problem: action.problem,
  solution: action.solution,
  implementation: action.implementation,
  patches: JSON.stringify(action.patches),
  tags: JSON.stringify(action.tags),
  rule: action.rule,
  template: action.template,
  affected: JSON.stringify(action.affected),
  evidence: JSON.stringify(action.evidence.map(({ url, evidence }) => ({ url, ...evidence }))),
  fix_check: action.check,
  check_command: action.checkCommand,
  done_by: action.doneBy,
  pages: JSON.stringify(action.pages),
  heals: JSON.stringify(action.heals),
  priority: action.priority,
  ranking: JSON.stringify(action.ranking),
  search: action.search ? JSON.stringify(action.search) : null,
});
