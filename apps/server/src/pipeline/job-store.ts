import type { JobActivity, JobStatus, ScoreBounds } from "@audit/contract";
import { sql, type RawBuilder } from "kysely";
import { captureWindow, releaseWindows } from "../features/access/index.ts";
import type { Db, JobRow, Tx } from "../platform/database/index.ts";

/** The right to write one job's results, until somebody claims the job anew. */
export interface Lease {
  readonly jobId: string;
  readonly fence: number;
}

/** The job was deleted or is in other hands; whatever this run has made is void. */
export class LeaseLost extends Error {
  constructor() {
    super("The job was deleted or taken over.");
    this.name = "LeaseLost";
  }
}

const ENDED: readonly JobStatus[] = ["completed", "failed", "partial_success", "partially_completed"];
const now = sql<Date>`now()`;

/** Takes the job over from whoever had it. @returns null when it is gone or ended. */
export async function claimJob(db: Db, jobId: string): Promise<JobRow | null> {
  const row = await db
    .updateTable("jobs")
    .set((q) => ({
      fence: q("fence", "+", 1),
      attempts: q("attempts", "+", 1),
      started_at: sql<Date>`coalesce(started_at, ${now})`,
    }))
    .where("id", "=", jobId)
    .where("status", "not in", ENDED)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Runs writes under the lease: the row stays locked until they are in. @throws LeaseLost. */
export const writeUnderLease = <T>(db: Db, lease: Lease, write: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom("jobs")
      .select("id")
      .where("id", "=", lease.jobId)
      .where("fence", "=", lease.fence)
      .forUpdate()
      .executeTakeFirst();
    if (!held) throw new LeaseLost();
    return write(tx);
  });

/** Shuts out a later holder of the job: its row, which a statement that begins with it keeps locked to its end. */
type Held = RawBuilder<{ id: string }>;

export type StatementOf = (held: Held) => RawBuilder<unknown>;

/**
 * Runs one statement under the lease, which writes only where `held` gives a row, and ends by selecting from it: one way to
 * the database in place of the five of a transaction. @throws LeaseLost.
 */
export async function writeInOne(
  db: Db,
  lease: Lease,
  statementOf: (held: Held) => RawBuilder<unknown>,
): Promise<void> {
  const held = sql<{ id: string }>`
    select id from jobs where id = ${lease.jobId} and fence = ${lease.fence} for update`;
  const { rows } = await statementOf(held).execute(db);
  if (rows.length === 0) throw new LeaseLost();
}

type JobChange = Partial<
  Pick<
    JobRow,
    | "action_count"
    | "action_generation_status"
    | "parsing_status"
    | "health_score"
    | "ai_citation_score"
    | "pages_crawled"
    | "verdict_faults"
    | "page_faults"
    | "executive_summary"
  >
> & { warnings?: readonly string[]; standing?: ScoreBounds };

/** For use inside `writeUnderLease`. */
export async function changeJob(tx: Tx, jobId: string, { warnings, standing, ...change }: JobChange): Promise<void> {
  await tx
    .updateTable("jobs")
    .set({
      ...change,
      ...(warnings ? { warnings: JSON.stringify(warnings) } : {}),
      ...(standing ? { standing: JSON.stringify(standing) } : {}),
    })
    .where("id", "=", jobId)
    .execute();
}

async function updateHeld(db: Db, lease: Lease, change: Record<string, unknown>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set(change)
    .where("id", "=", lease.jobId)
    .where("fence", "=", lease.fence)
    // An end whose answer was lost is an end: nothing is charged or given back a second time.
    .where("status", "not in", ENDED)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LeaseLost();
}

/** Progress only ever rises. */
const atLeast = (percent: number) => sql<number>`greatest(progress, ${percent}::int)`;

/** @param advanced a stage was finished before this one, so earlier failed attempts no longer count. */
export const enterStage = (
  db: Db,
  lease: Lease,
  stage: { status: JobStatus; percent: number },
  { advanced, workedMs }: { advanced: boolean; workedMs: number },
): Promise<void> =>
  updateHeld(db, lease, {
    status: stage.status,
    worked_ms: workedMs,
    progress: atLeast(stage.percent),
    ...(advanced ? { attempts: 1, failures: 0 } : {}),
  });

export const saveProgress = (
  db: Db,
  lease: Lease,
  percent: number,
  activity: JobActivity,
  workedMs: number,
): Promise<void> =>
  updateHeld(db, lease, {
    worked_ms: workedMs,
    progress: atLeast(percent),
    activity: JSON.stringify(activity),
    pages_crawled: sql`greatest(pages_crawled, ${activity.pages}::int)`,
  });

/** The end, and with it what the report is paid with, and what is to come `afterwards`. */
export const completeJob = (db: Db, lease: Lease, afterwards?: (tx: Tx) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await updateHeld(tx, lease, {
      status: "completed",
      progress: 100,
      activity: null,
      completed_at: now,
      action_generation_status: "completed",
    });
    await captureWindow(tx, lease.jobId);
    await afterwards?.(tx);
  });

/**
 * The end without a report: what was held for it is given back, except a free place that went to a job which ended our
 * processes, or a page that does so would cost us a worker again and again.
 */
export const failJob = (db: Db, lease: Lease, sentence: string, { quarantined = false } = {}): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await updateHeld(tx, lease, {
      status: "failed",
      activity: null,
      completed_at: now,
      error: sentence,
      quarantined,
      action_generation_status: sql`case when action_generation_status = 'generating' then 'failed' else action_generation_status end`,
      parsing_status: sql`case when parsing_status = 'running' then 'failed' else parsing_status end`,
    });
    await releaseWindows(tx, [lease.jobId], { keepsFree: quarantined });
  });

/** A try failed and another one may follow. */
export const noteFailure = (db: Db, lease: Lease, workedMs: number): Promise<void> =>
  updateHeld(db, lease, { worked_ms: workedMs, failures: sql`failures + 1` });

/**
 * Takes back that a claim counted as a try: its holder lives, and only lost it while it could not be heard of. The job is
 * in other hands by then, so that nothing else of it is touched.
 */
export async function forgiveAttempt(db: Db, jobId: string): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ attempts: sql`greatest(attempts - 1, 1)` })
    .where("id", "=", jobId)
    .where("status", "not in", ENDED)
    .execute();
}

/** Says what of ours the job waits for, or that it waits no longer; its progress stays as it is. */
export const sayWaiting = (db: Db, lease: Lease, idle: JobActivity, waitsFor: JobActivity["waitsFor"]): Promise<void> =>
  updateHeld(db, lease, {
    activity: sql`coalesce(activity, ${JSON.stringify(idle)}::jsonb) || ${JSON.stringify({ waitsFor })}::jsonb`,
  });

/** Hands the job back unharmed: a shutdown is no failed attempt. */
export const giveBack = (db: Db, lease: Lease, workedMs: number): Promise<void> =>
  updateHeld(db, lease, { worked_ms: workedMs, fence: sql`fence + 1`, attempts: sql`greatest(attempts - 1, 0)` });
