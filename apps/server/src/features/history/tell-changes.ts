import type { JobRow, Tx } from "../../platform/database/index.ts";
import { addMail } from "../../platform/mail/index.ts";
import { changesBetween } from "./compare.ts";
import { findSchedule } from "./schedule-store.ts";
import { findEmail, findRunBefore, listRuns, listTasks, takeScheduledMark } from "./store.ts";

const MOST_NAMED = 5;

/** Writes the mail of a scheduled run, once, in the transaction that ends it. */
export async function tellChanges(tx: Tx, jobId: string): Promise<void> {
  if (!(await takeScheduledMark(tx, jobId))) return;
  const job = await tx.selectFrom("jobs").selectAll().where("id", "=", jobId).executeTakeFirstOrThrow();
  const schedule = await findSchedule(tx, job.user_id, job.domain);
  const recipient = await findEmail(tx, job.user_id);
  if (!schedule || recipient === null) return;
  const facts = { domain: job.domain, jobId: job.id, ...(await changesSince(tx, job)) };
  await addMail(tx, { kind: "audit-changed", recipient, letterhead: schedule.letterhead, facts });
}

/** What an audit changed since the one before it; pairs are before and now. */
export interface ChangesSince {
  readonly health: readonly [number | null, number | null];
  readonly aiVisibility: readonly [number | null, number | null];
  readonly counts: ReturnType<typeof changesBetween>["counts"];
  /** Titles of tasks that are back or new. */
  readonly worse: readonly string[];
  /** Titles of tasks that were marked complete and found again. */
  readonly again: readonly string[];
  /** Whether there is an audit before. */
  readonly compared: boolean;
  readonly fewerPages: boolean;
}

export async function changesSince(tx: Tx, job: JobRow): Promise<ChangesSince> {
  const before = await findRunBefore(tx, job);
  const runs = await listRuns(tx, job.user_id, job.domain);
  const tasks = await listTasks(tx, [job.id, ...runs.map(({ id }) => id)]);
  const base = runs.find(({ id }) => id === before) ?? null;
  const { counts, fresh, back, again, fewerPages } = changesBetween(base, job, runs, tasks);
  return {
    health: [base?.health_score ?? null, job.health_score],
    aiVisibility: [base?.ai_citation_score ?? null, job.ai_citation_score],
    counts,
    worse: [...back, ...fresh].slice(0, MOST_NAMED).map(({ title }) => title),
    again: again.slice(0, MOST_NAMED).map(({ title }) => title),
    compared: base !== null,
    fewerPages,
  };
}
