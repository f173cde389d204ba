import { loadRewordingBy, requireBuiltInPlan, requirePlan, saveRewording } from "../../artifacts/index.ts";
import { replaceFiles } from "../../features/files/index.ts";
import { rewordSummary } from "../../features/rewording/index.ts";
import { changeJob } from "../job-store.ts";
import { rewordingServicesOf, subjectOf } from "../rewording-of-run.ts";
import type { Run } from "../run.ts";

/** Stores the executive summary, and the files again where a model has worded what they say. */
export async function summarize(run: Run): Promise<void> {
  if (run.models.writer !== null) await askForRewording(run, run.models.writer);
  const plan = await requirePlan(run.db, run.job.id);
  await run.write(async (tx) => {
    if (run.models.writer !== null) await replaceFiles(tx, run.job.id, plan.report);
    await changeJob(tx, run.job.id, { executive_summary: plan.executiveSummary });
  });
}

async function askForRewording(run: Run, writer: string): Promise<void> {
  const { executiveSummary } = await requireBuiltInPlan(run.db, run.job.id);
  const rewording = await loadRewordingBy(run.db, run.job.id, writer);
  const asked = { about: rewording.about, summary: executiveSummary };
  const summary = await rewordSummary(rewordingServicesOf(run), asked, subjectOf(run));
  run.signal.throwIfAborted();
  await run.write((tx) => saveRewording(tx, run.job.id, { ...rewording, summary }));
}
