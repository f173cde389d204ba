import { isTerminal, type Action, type Job } from "@audit/contract";
import { cutValue } from "../cut.ts";
import { describeTask } from "../describe-task.ts";
import type { Audit, PlanTask, Task } from "../shapes.ts";

export function presentJob(job: Job): Audit {
  const { status, activity } = job;
  return {
    audit: job.id,
    url: job.url,
    state: stateOf(status),
    progress: Math.min(100, Math.max(0, job.progress)),
    pages_read: activity?.pages ?? job.pages_crawled,
    doing: activity?.waiting ?? activity?.url ?? null,
    error: job.error,
    created_at: job.created_at,
    finished_at: job.completed_at,
    health: job.health_score,
    ai_visibility: job.ai_citation_score,
    tasks: job.action_count,
    completed_tasks: job.completed_actions,
  };
}

function stateOf(status: string): Audit["state"] {
  if (status === "failed") return "failed";
  if (isTerminal(status)) return "finished";
  return status === "pending" || status === "queued" ? "waiting" : "running";
}

export const presentAction = (action: Action, index: number): PlanTask => ({
  task: action.id,
  rank: index + 1,
  title: action.title,
  impact: action.impact,
  category: action.category,
  difficulty: action.difficulty,
  minutes: action.time_estimate,
  status: action.status,
  rule: action.rule,
  addresses: action.affected.count,
  done_by: action.done_by,
});

export const presentTask = (audit: string, action: Action, index: number): Task => ({
  audit,
  ...presentAction(action, index),
  ...describeTask(action),
  verification: action.verification && {
    state: action.verification.state,
    checked: action.verification.checked,
    out_of: action.verification.outOf,
    reason: action.verification.reason,
    seen: action.verification.seen.slice(0, 5).map(({ url, status, saw }) => ({ url, status, saw: cutValue(saw) })),
  },
});
