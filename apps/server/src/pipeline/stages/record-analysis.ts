import { dropDrafts } from "../../artifacts/index.ts";
import { countShownActions, saveAnalysis } from "../../features/actions/index.ts";
import { tellChanges } from "../../features/history/index.ts";
import { announceAudit } from "../../features/notices/index.ts";
import { changeJob } from "../job-store.ts";
import type { Run } from "../run.ts";

/** Counts the published actions and writes the analysis that holds them. */
export async function recordAnalysis(run: Run): Promise<void> {
  await run.write((tx) => changeJob(tx, run.job.id, { parsing_status: "running" }));
  await run.write(async (tx) => {
    const count = await countShownActions(tx, run.job.id);
    await saveAnalysis(tx, run.job, count);
    await changeJob(tx, run.job.id, { action_count: count, parsing_status: "completed" });
    await tellChanges(tx, run.job.id);
    await announceAudit(tx, run.job.id);
    await dropDrafts(tx, run.job.id);
  });
}
