import { sql } from "kysely";
import type { Db, NewShare, ShareRow, Tx } from "../../platform/database/index.ts";

/** A link with what its owner knows the analysis by. */
export type OwnShare = ShareRow & { job_url: string; job_created_at: Date };

const ownShares = (db: Db | Tx, userId: string) =>
  db
    .selectFrom("shares")
    .innerJoin("jobs", "jobs.id", "shares.job_id")
    .selectAll("shares")
    .select(["jobs.url as job_url", "jobs.created_at as job_created_at"])
    .where("shares.user_id", "=", userId);

export interface ShareQuery {
  readonly domain?: string | undefined;
  readonly jobId?: string | undefined;
}

/** Own links that fit, newest first. */
export const listOwnShares = (db: Db, userId: string, { domain, jobId }: ShareQuery): Promise<OwnShare[]> =>
  ownShares(db, userId)
    .where((q) => (domain === undefined ? q.lit(true) : q("jobs.domain", "=", domain.toLowerCase())))
    .where((q) => (jobId === undefined ? q.lit(true) : q("shares.job_id", "=", jobId)))
    .orderBy("shares.created_at", "desc")
    .orderBy("shares.id")
    .execute();

/** The link that an earlier call with this key has made. */
export async function findByKey(tx: Tx, userId: string, key: string): Promise<OwnShare | null> {
  return (await ownShares(tx, userId).where("shares.idempotency_key", "=", key).executeTakeFirst()) ?? null;
}

/** Makes the making of links of one user wait in line until the transaction ends, over all processes. */
export async function lockShares(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`share ${userId}`}, 0))`.execute(tx);
}

const LIVE = sql<boolean>`shares.is_active and (shares.expires_at is null or shares.expires_at > now())`;

/** Links that work now: of one job, or of all jobs. */
export async function countLive(tx: Tx, userId: string, jobId: string | null): Promise<number> {
  const { count } = await tx
    .selectFrom("shares")
    .select((q) => q.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .$if(jobId !== null, (q) => q.where("job_id", "=", jobId))
    .where(LIVE)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @param hours until it ends, by the database's clock; null for never */
export async function insertShare(tx: Tx, share: NewShare, hours: number | null): Promise<ShareRow> {
  return tx
    .insertInto("shares")
    .values({ ...share, expires_at: hours === null ? null : sql<Date>`now() + make_interval(hours => ${hours})` })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends an own link. @returns whether there is such an own link; one that had ended already counts. */
export async function endOwnShare(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .updateTable("shares")
    .set({ is_active: false })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export type LiveShare = ShareRow & { domain: string };

/** The link of a token if it works at this moment, by the database's clock. */
export async function findLiveShare(db: Db, tokenHash: Uint8Array): Promise<LiveShare | null> {
  const row = await db
    .selectFrom("shares")
    .innerJoin("jobs", "jobs.id", "shares.job_id")
    .selectAll("shares")
    .select("jobs.domain")
    .where("token_hash", "=", tokenHash)
    .where(LIVE)
    .executeTakeFirst();
  return row ?? null;
}

/** Counts a visitor once. @returns the link's views, this one included. */
export async function countVisit(db: Db, shareId: string, visitor: Uint8Array): Promise<number | null> {
  const isNew = await db
    .insertInto("share_visits")
    .values({ share_id: shareId, visitor })
    .onConflict((conflict) => conflict.doNothing())
    .returning("share_id")
    .executeTakeFirst();
  if (!isNew) return null;
  const row = await db
    .updateTable("shares")
    .set((q) => ({ view_count: q("view_count", "+", 1) }))
    .where("id", "=", shareId)
    .returning("view_count")
    .executeTakeFirst();
  return row?.view_count ?? null;
}

/** Adds one to a counter of a preview link that works. */
export async function countPreviewEvent(
  db: Db,
  shareId: string,
  counter: "preview_views" | "preview_clicks",
): Promise<void> {
  await db
    .updateTable("shares")
    .set((q) => ({ [counter]: q(counter, "+", 1) }))
    .where("id", "=", shareId)
    .execute();
}

/** Marks of visitors are of use for one day. */
export async function deleteOldVisits(db: Db): Promise<void> {
  await db
    .deleteFrom("share_visits")
    .where("at", "<", sql<Date>`now() - interval '2 days'`)
    .execute();
}
