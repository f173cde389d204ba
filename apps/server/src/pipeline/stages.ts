import { jobStatuses, type JobStatus } from "@audit/contract";
import type { Run } from "./run.ts";
import { crawlSite } from "./stages/crawl-site.ts";
import { judgeSite } from "./stages/judge-site.ts";
import { planSite } from "./stages/plan-site.ts";
import { publishActions } from "./stages/publish-actions.ts";
import { recommend } from "./stages/recommend.ts";
import { recordAnalysis } from "./stages/record-analysis.ts";
import { start } from "./stages/start.ts";
import { summarize } from "./stages/summarize.ts";
import { writeFiles } from "./stages/write-files.ts";

export interface Stage {
  readonly status: JobStatus;
  /** What the progress bar has reached when the stage begins. */
  readonly percent: number;
  readonly run: (run: Run) => Promise<void>;
}

function printed(status: JobStatus, run: Stage["run"]): Stage {
  const { percent } = jobStatuses[status];
  if (percent === null) throw new Error(`No percent is printed for ${status}.`);
  return { status, percent, run };
}

/**
 * The stages of a job in the order of the contract's table. Each reads what the one before it stored and may be run
 * again, so a job goes on at the stage its status names.
 */
export const stages: readonly Stage[] = [
  printed("starting", start),
  printed("executing_parallel_streams", crawlSite),
  printed("executing_step1", judgeSite),
  printed("executing_step2", planSite),
  printed("executing_step2_format", writeFiles),
  printed("executing_step3", recommend),
  printed("executing_convergence", summarize),
  // No percent is printed for these two; they lie between the final report (90) and the end.
  { status: "generating_actions", percent: 93, run: publishActions },
  { status: "executing_actions_parsing", percent: 97, run: recordAnalysis },
];

/** What is left to do for a job of this status. */
export function stagesFrom(status: JobStatus): readonly Stage[] {
  const at = stages.findIndex((stage) => stage.status === status);
  return stages.slice(Math.max(0, at));
}
