import { isTerminal, jobStatuses, labelOf, progressOf, type Job } from "@audit/contract";
import type { Stage } from "../../components/stage-list.tsx";
import { said } from "../../language/messages.ts";

/** The highest percentage shown so far for each job: its bar never moves backwards. */
const seen = new Map<string, number>();

/** Percent to show: a finished job has the printed value, a running one the most that anyone has said of it. */
export function shownProgress(job: Pick<Job, "id" | "status" | "progress">): number {
  if (isTerminal(job.status)) return progressOf(job.status);
  const shown = Math.min(99, Math.max(seen.get(job.id) ?? 0, progressOf(job.status), job.progress));
  seen.set(job.id, shown);
  return shown;
}

/** The walk of a job in the order of the specification's table, without the ways to end other than well. */
const walk = Object.entries(jobStatuses)
  .filter(([status, { label }]) => label !== null && status !== "failed")
  .map(([status]) => status);

/** States without a label of their own belong to the stage before them. */
const partOf: Readonly<Record<string, string>> = { executing_actions_parsing: "generating_actions" };

/**
 * The stages of a job for its stage list.
 * @param reached the last running status of a failed job, where it is known
 */
export function stagesOf(status: string, reached?: string): Stage[] {
  const failed = status === "failed";
  const at = walk.indexOf(partOf[failed ? (reached ?? "") : status] ?? (failed ? (reached ?? "") : status));
  return walk.map((name, index) => ({
    label: said(labelOf(name)),
    state: stateAt(index, at, failed, status === "completed"),
  }));
}

function stateAt(index: number, at: number, failed: boolean, completed: boolean): Stage["state"] {
  if (completed || index < at) return "done";
  if (index > at) return "ahead";
  return failed ? "failed" : "current";
}
