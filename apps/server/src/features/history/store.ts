import type { ActionPage, Verification } from "@audit/contract";
import type { ActionRow, Db, JobRow, Tx } from "../../platform/database/index.ts";

/** What a comparison needs of a task. */
export type TaskRow = Pick<
  ActionRow,
  "id" | "job_id" | "fingerprint" | "rule" | "title" | "impact" | "template" | "status" | "affected"
>;

export type RunRow = Pick<
  JobRow,
  "id" | "url" | "health_score" | "ai_citation_score" | "pages_crawled" | "created_at" | "completed_at"
>;

const MOST_RUNS = 50;

/** Completed runs of an own domain, newest first. */
export const listRuns = (db: Db | Tx, userId: string, domain: string): Promise<RunRow[]> =>
  db
    .selectFrom("jobs")
    .select(["id", "url", "health_score", "ai_citation_score", "pages_crawled", "created_at", "completed_at"])
    .where("user_id", "=", userId)
    .where("domain", "=", domain)
    .where("status", "=", "completed")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MOST_RUNS)
    .execute();

export async function listTasks(db: Db | Tx, jobIds: readonly string[]): Promise<TaskRow[]> {
  if (jobIds.length === 0) return [];
  return db
    .selectFrom("actions")
    .select(["id", "job_id", "fingerprint", "rule", "title", "impact", "template", "status", "affected"])
    .where("job_id", "in", jobIds)
    .where("hidden", "=", false)
    .orderBy("rank")
    .execute();
}

/** The run before a job, of the same account and domain. */
export async function findRunBefore(
  db: Db | Tx,
  job: Pick<JobRow, "id" | "user_id" | "domain" | "created_at">,
): Promise<string | null> {
  const row = await db
    .selectFrom("jobs")
    .select("id")
    .where("user_id", "=", job.user_id)
    .where("domain", "=", job.domain)
    .where("status", "=", "completed")
    .where("id", "<>", job.id)
    .where("created_at", "<=", job.created_at)
    .where((q) => q.exists(q.selectFrom("actions").select("actions.id").whereRef("actions.job_id", "=", "jobs.id")))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What an owner says of a task, whatever becomes of its fault. */
const SAID = ["notes", "effectiveness_rating", "assignee", "due_on", "not_relevant"] as const;

/** What an owner did about a fault when a run last showed it. */
export type WorkedRow = Pick<
  ActionRow,
  "fingerprint" | "status" | "started_at" | "verification" | "pages" | "heals" | (typeof SAID)[number]
> & { readonly seenAt: Date; readonly pagesRead: number };

/**
 * The latest earlier task about each of the faults, of the same account and domain, as far as its owner has begun,
 * finished, planned, rated or written about it; hidden ones too.
 */
export async function listWorked(
  tx: Tx,
  job: Pick<JobRow, "id" | "user_id" | "domain" | "created_at">,
  fingerprints: readonly string[],
): Promise<WorkedRow[]> {
  if (fingerprints.length === 0) return [];
  const latest = await tx
    .selectFrom("actions")
    .innerJoin("jobs", "jobs.id", "actions.job_id")
    .distinctOn("actions.fingerprint")
    .select(["fingerprint", "actions.status", "actions.started_at", "verification", ...SAID])
    .select(["actions.pages as pages", "heals"])
    .select(["jobs.created_at as seenAt", "jobs.pages_crawled as pagesRead"])
    .where("jobs.user_id", "=", job.user_id)
    .where("jobs.domain", "=", job.domain)
    .where("jobs.status", "=", "completed")
    .where("jobs.id", "<>", job.id)
    .where("jobs.created_at", "<=", job.created_at)
    .where("fingerprint", "in", fingerprints)
    .orderBy("actions.fingerprint")
    .orderBy("jobs.created_at", "desc")
    .execute();
  return latest.filter(
    (row) =>
      row.status !== "todo" ||
      SAID.some((said) => row[said] !== null) ||
      row.pages.some((page) => page.status !== "todo"),
  );
}

export interface Carried extends Pick<ActionRow, (typeof SAID)[number]> {
  readonly status: ActionRow["status"];
  readonly started_at: Date | null;
  readonly verification: Verification | null;
}

/** A task's checklist, and what tells whether a page that is not in it is still at fault. */
export type ListedRow = Pick<ActionRow, "id" | "rule" | "pages" | "affected" | "heals">;

export const listLists = (tx: Tx, jobId: string, fingerprints: readonly string[]) =>
  tx
    .selectFrom("actions")
    .select(["id", "fingerprint", "rule", "pages", "affected", "heals"])
    .where("job_id", "=", jobId)
    .where((q) => q.or([q("hidden", "=", false), q("fingerprint", "in", fingerprints)]))
    .execute();

export async function savePages(tx: Tx, actionId: string, pages: readonly ActionPage[]): Promise<void> {
  await tx
    .updateTable("actions")
    .set({ pages: JSON.stringify(pages) })
    .where("id", "=", actionId)
    .execute();
}

export async function countPagesRead(tx: Tx, jobId: string): Promise<number> {
  const row = await tx.selectFrom("jobs").select("pages_crawled").where("id", "=", jobId).executeTakeFirst();
  return row?.pages_crawled ?? 0;
}

/** Only a task that nobody has touched since takes over what was done in the run before. */
export async function carryTask(tx: Tx, jobId: string, fingerprint: string, carried: Carried): Promise<void> {
  await tx
    .updateTable("actions")
    .set({ ...carried, verification: carried.verification && JSON.stringify(carried.verification) })
    .where("job_id", "=", jobId)
    .where("fingerprint", "=", fingerprint)
    .where("status", "=", "todo")
    .where("notes", "is", null)
    .where("verification", "is", null)
    .execute();
}

/** Takes the mark of a scheduled run off. @returns whether it was on: then its mail is due, once. */
export async function takeScheduledMark(tx: Tx, jobId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("jobs")
    .set({ scheduled: false })
    .where("id", "=", jobId)
    .where("scheduled", "=", true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findEmail(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirst();
  return row?.email ?? null;
}
