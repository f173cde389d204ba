import { sql } from "kysely";
import type { JobRow, Tx } from "../../platform/database/index.ts";

export async function findOwner(tx: Tx, jobId: string): Promise<string | null> {
  const row = await tx.selectFrom("jobs").select("user_id").where("id", "=", jobId).executeTakeFirst();
  return row?.user_id ?? null;
}

/** Locks the job, so that no worker ends it meanwhile. */
export async function lockJob(tx: Tx, jobId: string): Promise<JobRow | null> {
  const row = await tx.selectFrom("jobs").selectAll().where("id", "=", jobId).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** Ends a job without a report. Whoever works on it loses the right to write. */
export async function endJob(tx: Tx, jobId: string, sentence: string): Promise<void> {
  await tx
    .updateTable("jobs")
    .set({
      status: "failed",
      activity: null,
      completed_at: sql`now()`,
      error: sentence,
      fence: sql`fence + 1`,
      action_generation_status: sql`case when action_generation_status = 'generating' then 'failed' else action_generation_status end`,
      parsing_status: sql`case when parsing_status = 'running' then 'failed' else parsing_status end`,
    })
    .where("id", "=", jobId)
    .execute();
}

/** Back to its start; what its crawl has kept is used again. */
export async function reopenJob(tx: Tx, jobId: string): Promise<void> {
  await tx
    .updateTable("jobs")
    .set({
      status: "queued",
      progress: 5,
      completed_at: null,
      error: null,
      quarantined: false,
      attempts: 0,
      failures: 0,
      worked_ms: 0,
      fence: sql`fence + 1`,
      action_generation_status: null,
      parsing_status: "pending",
    })
    .where("id", "=", jobId)
    .execute();
}
