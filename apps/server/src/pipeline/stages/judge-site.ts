import { loadRewordingBy, saveRewording } from "../../artifacts/index.ts";
import { scoreBoundsOf } from "../../features/jobs/index.ts";
import { understandSite } from "../../features/rewording/index.ts";
import { changeJob } from "../job-store.ts";
import { rewordingServicesOf, subjectOf } from "../rewording-of-run.ts";
import type { Run } from "../run.ts";

/** Judges the site by every rule; scores and what could not be seen go to the job. A model says what it is about. */
export async function judgeSite(run: Run): Promise<void> {
  const judged = await run.audit().judge();
  await run.write((tx) =>
    changeJob(tx, run.job.id, {
      health_score: judged.scores.health,
      ai_citation_score: judged.scores.aiCitation,
      pages_crawled: judged.pages,
      standing: scoreBoundsOf(judged),
      warnings: judged.warnings,
      verdict_faults: judged.faults.verdicts,
      page_faults: judged.faults.pages,
    }),
  );
  if (run.models.writer !== null) await understand(run, run.models.writer);
}

async function understand(run: Run, writer: string): Promise<void> {
  const about = await understandSite(rewordingServicesOf(run), await run.audit().siteSummary(), subjectOf(run));
  run.signal.throwIfAborted();
  const rewording = await loadRewordingBy(run.db, run.job.id, writer);
  await run.write((tx) => saveRewording(tx, run.job.id, { ...rewording, about }));
}
