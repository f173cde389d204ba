import { z } from "zod";

interface StatusRow {
  /** Printed percent, or null where the specification prints none. */
  readonly percent: number | null;
  /** Printed label, or null: then the status is shown title-cased. */
  readonly label: string | null;
}

/** The specification's table of job statuses, in the order a job walks them. */
export const jobStatuses = {
  pending: { percent: 0, label: "Pending" },
  queued: { percent: 5, label: "Queued" },
  starting: { percent: 10, label: "Starting" },
  executing_parallel_streams: { percent: 20, label: "Analyzing Website" },
  executing_step1: { percent: 30, label: "AI Analysis" },
  executing_step2: { percent: 50, label: "Data Collection" },
  executing_step2_format: { percent: 70, label: "Report Generation" },
  executing_step3: { percent: 80, label: "Creating Recommendations" },
  executing_convergence: { percent: 90, label: "Final Report" },
  generating_actions: { percent: null, label: "Generating Actions" },
  executing_actions_parsing: { percent: null, label: null },
  completed: { percent: 100, label: "Completed" },
  failed: { percent: 0, label: "Failed" },
  partial_success: { percent: null, label: null },
  partially_completed: { percent: null, label: null },
} as const satisfies Record<string, StatusRow>;

export type JobStatus = keyof typeof jobStatuses;
export const jobStatusNames = Object.keys(jobStatuses) as [JobStatus, ...JobStatus[]];
export const JobStatus = z.enum(jobStatusNames);

/** Percent shown for a status without one of its own. */
const UNKNOWN_PERCENT = 25;

const rowOf = (status: string): StatusRow | undefined => (jobStatuses as Record<string, StatusRow>)[status];

/** The printed percent of a status; 25 for those without one and for unknown words. */
export const progressOf = (status: string): number => rowOf(status)?.percent ?? UNKNOWN_PERCENT;

/** The printed label of a status, else its words title-cased. */
export function labelOf(status: string): string {
  return rowOf(status)?.label ?? status.replaceAll("_", " ").replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

const TERMINAL: readonly string[] = ["completed", "failed", "partial_success", "partially_completed"];
export const isTerminal = (status: string): boolean => TERMINAL.includes(status);

/** Filter group of the job list: everything but completed and failed counts as processing. */
export function groupOf(status: string): "completed" | "failed" | "processing" {
  return status === "completed" || status === "failed" ? status : "processing";
}

export const ActionGenerationStatus = z.enum(["generating", "completed", "failed"]);
export type ActionGenerationStatus = z.infer<typeof ActionGenerationStatus>;

/** Whether the browser keeps asking for this job. */
export function isActive(job: { status: string; action_generation_status?: string | null }): boolean {
  return !isTerminal(job.status) && job.action_generation_status !== "failed";
}
