import type { Audit } from "@audit/engine/process";
import { sql } from "kysely";
import { scoreBoundsOf } from "../jobs/index.ts";
import type { Db, JobRow, Tx } from "../../platform/database/index.ts";

/** A claimed rejudging with its job. */
export interface ClaimedRejudging {
  readonly id: string;
  readonly attempts: number;
  readonly job: JobRow;
}

/** @returns null while one of the job waits or is under way. */
export async function insertRejudging(tx: Tx, job: Pick<JobRow, "id" | "user_id">): Promise<string | null> {
  const row = await tx
    .insertInto("rejudgings")
    .values({ job_id: job.id, user_id: job.user_id })
    .onConflict((conflict) =>
      conflict
        .column("job_id")
        .doUpdateSet({
          id: sql<string>`gen_random_uuid()`,
          state: "waiting",
          attempts: 0,
          reason: null,
          created_at: sql<Date>`now()`,
          finished_at: null,
        })
        .where("rejudgings.state", "=", "done"),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface RejudgingState {
  readonly state: "waiting" | "done";
  readonly reason: string | null;
}

export async function findRejudging(db: Db | Tx, jobId: string): Promise<RejudgingState | null> {
  const row = await db
    .selectFrom("rejudgings")
    .select(["state", "reason"])
    .where("job_id", "=", jobId)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest finished job of a domain, which its owner works with. */
export async function findNewestJob(
  tx: Tx,
  { user_id, domain }: Pick<JobRow, "user_id" | "domain">,
): Promise<Pick<JobRow, "id" | "user_id"> | null> {
  const row = await tx
    .selectFrom("jobs")
    .select(["id", "user_id"])
    .where("user_id", "=", user_id)
    .where("domain", "=", domain)
    .where("status", "=", "completed")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Takes the rejudging over from whoever had it. @returns null when it is done or gone. */
export async function claimRejudging(db: Db, id: string): Promise<ClaimedRejudging | null> {
  const row = await db
    .updateTable("rejudgings")
    .set((q) => ({ attempts: q("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returning(["attempts", "job_id"])
    .executeTakeFirst();
  if (!row) return null;
  const job = await db.selectFrom("jobs").selectAll().where("id", "=", row.job_id).executeTakeFirst();
  return job ? { id, attempts: row.attempts, job } : null;
}

/** @returns false when somebody else has claimed it since, or it is gone. */
export async function endRejudging(
  db: Db | Tx,
  { id, attempts }: Pick<ClaimedRejudging, "id" | "attempts">,
  reason: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("rejudgings")
    .set({ state: "done", reason, finished_at: new Date() })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A claim that was given back at shutdown is no try. */
export async function giveRejudgingBack(db: Db, { id, attempts }: ClaimedRejudging): Promise<void> {
  await db
    .updateTable("rejudgings")
    .set((q) => ({ attempts: q("attempts", "-", 1) }))
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

type Judged = Awaited<ReturnType<Audit["judge"]>>;

/** What a job's row says of its outcome. */
export async function saveOutcome(
  tx: Tx,
  jobId: string,
  judged: Judged,
  { actions, summary }: { readonly actions: number; readonly summary: string },
): Promise<void> {
  await tx
    .updateTable("jobs")
    .set({
      health_score: judged.scores.health,
      ai_citation_score: judged.scores.aiCitation,
      warnings: JSON.stringify(judged.warnings),
      standing: JSON.stringify(scoreBoundsOf(judged)),
      verdict_faults: judged.faults.verdicts,
      page_faults: judged.faults.pages,
      executive_summary: summary,
      action_count: actions,
    })
    .where("id", "=", jobId)
    .execute();
}
