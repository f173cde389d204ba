import type { TrackerKind } from "@audit/contract";
import { countLost, type Renew, type Renewed } from "../../platform/app-secret.ts";
import type { Db, TaskIssueRow, TrackerRow, Tx } from "../../platform/database/index.ts";
import type { CreatedIssue } from "./tool.ts";

/** Purpose under which an account's tokens are sealed. */
export const tokenPurpose = (userId: string): string => `tracker of ${userId}`;

export const listOwnTrackers = (db: Db, userId: string): Promise<TrackerRow[]> =>
  db.selectFrom("trackers").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();

export async function findTracker(db: Db, userId: string, id: string): Promise<TrackerRow | null> {
  const own = db.selectFrom("trackers").selectAll().where("user_id", "=", userId);
  return (await own.where("id", "=", id).executeTakeFirst()) ?? null;
}

interface NewTracker {
  readonly user_id: string;
  readonly kind: TrackerKind;
  readonly name: string;
  readonly project: string;
  readonly base: string;
  readonly sealed_token: Uint8Array;
}

export const insertTracker = (tx: Tx, tracker: NewTracker): Promise<TrackerRow> =>
  tx.insertInto("trackers").values(tracker).returningAll().executeTakeFirstOrThrow();

/** @returns whether it was there. */
export async function deleteTracker(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = db.deleteFrom("trackers").where("user_id", "=", userId).where("id", "=", id);
  return (await gone.executeTakeFirst()).numDeletedRows > 0n;
}

/** Which task is meant: it keeps its issue from one audit of the domain to the next. */
export interface TaskKey {
  readonly userId: string;
  readonly domain: string;
  readonly fingerprint: string;
}

export const listTaskIssues = (db: Db, { userId, domain, fingerprint }: TaskKey): Promise<TaskIssueRow[]> =>
  db
    .selectFrom("task_issues")
    .selectAll()
    .where("user_id", "=", userId)
    .where("domain", "=", domain)
    .where("fingerprint", "=", fingerprint)
    .orderBy("created_at")
    .execute();

export const insertIssue = (
  db: Db,
  { userId, domain, fingerprint }: TaskKey,
  trackerId: string,
  issue: CreatedIssue,
): Promise<TaskIssueRow> =>
  db
    .insertInto("task_issues")
    .values({ user_id: userId, tracker_id: trackerId, domain, fingerprint, ...issue, is_done: false })
    .returningAll()
    .executeTakeFirstOrThrow();

export async function noteDone(db: Db, id: string, isDone: boolean): Promise<void> {
  await db.updateTable("task_issues").set({ is_done: isDone }).where("id", "=", id).execute();
}

/** Seals all tokens anew. */
export async function resealTrackers(tx: Tx, renew: Renew): Promise<Renewed> {
  const rows = await tx.selectFrom("trackers").select(["id", "user_id", "sealed_token"]).execute();
  const done: (Buffer | null)[] = [];
  for (const { id, user_id, sealed_token } of rows) {
    const token = renew(tokenPurpose(user_id), sealed_token);
    done.push(token);
    if (token) await tx.updateTable("trackers").set({ sealed_token: token }).where("id", "=", id).execute();
  }
  return countLost(done);
}
