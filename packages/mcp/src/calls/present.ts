import { isTerminal, type Action, type Job } from "@audit/contract";
import { cutText, cutValue } from "../cut.ts";
import type { Audit, PlanTask, Task } from "../shapes.ts";

/** Most that a reply holds of each; the whole is in the plan's document. */
const MOST_PATCHES = 20;
const MOST_PROOFS = 5;
const MOST_PAGES = 20;
const MOST_TEXT = 6_000;

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

/** What of a task the server and the engine know under the same names. */
type Described = Pick<
  Action,
  "problem" | "solution" | "implementation" | "patches" | "evidence" | "check" | "check_command" | "notes"
> & { readonly affected: { readonly urls: readonly string[]; readonly count: number } };

/** The long part of a task, cut to what an assistant can use. */
export const describeTask = ({ patches, evidence, affected, ...task }: Described) => ({
  problem: cutText(task.problem, MOST_TEXT),
  solution: cutText(task.solution, MOST_TEXT),
  steps: task.implementation && cutText(task.implementation, MOST_TEXT),
  patches: patches.slice(0, MOST_PATCHES),
  patches_in_all: patches.length,
  evidence: evidence.slice(0, MOST_PROOFS).map(({ url, at, saw, expected }) => ({
    url,
    at,
    saw: cutValue(saw),
    ...(expected === undefined ? {} : { expected: cutValue(expected) }),
  })),
  pages: affected.urls.slice(0, MOST_PAGES),
  pages_in_all: affected.count,
  check: task.check,
  check_command: task.check_command,
  notes: task.notes,
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
