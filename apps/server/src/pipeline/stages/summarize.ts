import { changeJob } from "../job-store.ts";
import { requirePlan } from "../plan.ts";
import type { Run } from "../run.ts";

/** Stores the executive summary. */
export async function summarize(run: Run): Promise<void> {
  const plan = await requirePlan(run.db, run.job.id);
  await run.write((tx) => changeJob(tx, run.job.id, { executive_summary: plan.executiveSummary }));
}
