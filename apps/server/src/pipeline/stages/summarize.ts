import { replaceFiles } from "../../features/files/index.ts";
import { wordSummary } from "../../features/words/index.ts";
import { changeJob } from "../job-store.ts";
import { requireBuiltInPlan, requirePlan } from "../plan.ts";
import type { Run } from "../run.ts";
import { saveWords, subjectOf, wordingOf, wordsSoFar } from "../words.ts";

/** Stores the executive summary, and the files again where a model has worded what they say. */
export async function summarize(run: Run): Promise<void> {
  if (run.models.writer !== null) await findWords(run, run.models.writer);
  const plan = await requirePlan(run.db, run.job.id);
  await run.write(async (tx) => {
    if (run.models.writer !== null) await replaceFiles(tx, run.job.id, plan.report);
    await changeJob(tx, run.job.id, { executive_summary: plan.executiveSummary });
  });
}

async function findWords(run: Run, writer: string): Promise<void> {
  const { executiveSummary } = await requireBuiltInPlan(run.db, run.job.id);
  const words = await wordsSoFar(run.db, run.job.id, writer);
  const asked = { about: words.about, summary: executiveSummary };
  const summary = await wordSummary(wordingOf(run), asked, subjectOf(run));
  run.signal.throwIfAborted();
  await run.write((tx) => saveWords(tx, run.job.id, { ...words, summary }));
}
