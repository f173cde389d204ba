import type { ActionJson, AuditJson } from "@audit/engine";
import { describeTask, type Audit, type PlanTask, type Task, type Verified } from "@audit/mcp";
import type { AuditFolder } from "./audit-folder.ts";

export const hostOf = ({ site }: AuditJson): string => new URL(site.finalUrl).host;

export function presentFinished(id: string, audit: AuditJson, folder: AuditFolder): Audit {
  const host = hostOf(audit);
  const done = audit.actions.filter(({ fingerprint }) => folder.workOn(host, fingerprint).status === "completed");
  return {
    audit: id,
    url: audit.site.finalUrl,
    state: "finished",
    progress: 100,
    pages_read: audit.coverage.pages,
    doing: null,
    error: null,
    created_at: audit.site.startedAt,
    finished_at: audit.site.finishedAt,
    health: audit.scores.health,
    ai_visibility: audit.scores.aiCitation,
    tasks: audit.actions.length,
    completed_tasks: done.length,
  };
}

/** A task is named by its fingerprint, which it keeps in the next audit. */
export const presentPlanTask = (
  action: ActionJson,
  index: number,
  { status }: { readonly status: PlanTask["status"] },
): PlanTask => ({
  task: action.fingerprint,
  rank: index + 1,
  title: action.title,
  impact: action.impact,
  category: action.category,
  difficulty: action.difficulty,
  minutes: action.time_estimate,
  status,
  rule: action.rule,
  addresses: action.affected.count,
  done_by: action.done_by,
});

interface TaskState {
  readonly status: PlanTask["status"];
  readonly notes: string | null;
  readonly verification: Verified | null;
}

export const presentTask = (audit: string, action: ActionJson, index: number, state: TaskState): Task => ({
  audit,
  ...presentPlanTask(action, index, state),
  ...describeTask({
    ...action,
    notes: state.notes,
    evidence: action.evidence.map(({ url, evidence }) => ({ url, ...evidence })),
  }),
  verification: state.verification,
});
