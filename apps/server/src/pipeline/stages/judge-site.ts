import { changeJob } from "../job-store.ts";
import type { Run } from "../run.ts";

/** Judges the site by every rule; scores and what could not be seen go to the job. */
export async function judgeSite(run: Run): Promise<void> {
  const judged = await run.audit().judge();
  await run.write((tx) =>
    changeJob(tx, run.job.id, {
      health_score: judged.scores.health,
      ai_citation_score: judged.scores.aiCitation,
      pages_crawled: judged.pages,
      warnings: judged.warnings,
    }),
  );
}
