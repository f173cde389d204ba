import { limits, type NoticeEvent } from "@audit/contract";
import { sql } from "kysely";
import type { Db, NoticeBody, NoticeRow, NoticeTargetRow, Tx } from "../../platform/database/index.ts";

export const NOTICE_CHANNEL = "notices";
/** Longer than a delivery may take, so that a notice is in one pair of hands only. */
const HELD_SECONDS = 60;
const KEPT_DAYS = 30;

/** Puts a notice on its way, with the caller's transaction. @param at when it leaves; nothing said is at once */
export async function insertNotice(
  tx: Db | Tx,
  target: Pick<NoticeTargetRow, "id" | "user_id">,
  body: NoticeBody,
  at: Date = new Date(),
): Promise<NoticeRow> {
  const row = await tx
    .insertInto("notices")
    .values({
      target_id: target.id,
      user_id: target.user_id,
      event: body.type,
      body: JSON.stringify(body),
      next_at: at,
      status: null,
      fault: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${NOTICE_CHANNEL}, '')`.execute(tx);
  return row;
}

/** Targets of an account that want to be told of an event. */
export const targetsFor = (tx: Tx, userId: string, event: NoticeEvent): Promise<NoticeTargetRow[]> =>
  tx
    .selectFrom("notice_targets")
    .selectAll()
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where(sql<boolean>`events ? ${event}`)
    .execute();

/** Takes the notice that has waited longest; a process that dies with it gives it back by time. */
export async function claimNotice(db: Db): Promise<NoticeRow | null> {
  const claimed = await db
    .updateTable("notices")
    .set({ attempts: sql`attempts + 1`, next_at: sql`now() + make_interval(secs => ${HELD_SECONDS})` })
    .where("id", "=", (notices) =>
      notices
        .selectFrom("notices")
        .select("id")
        .where("next_at", "<=", sql<Date>`now()`)
        .orderBy("next_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** What else waits for the same digest, oldest first. */
export const takeDigest = (tx: Tx, targetId: string): Promise<NoticeRow[]> =>
  tx
    .updateTable("notices")
    .set({ delivered_at: sql`now()`, next_at: null })
    .where("target_id", "=", targetId)
    .where("next_at", "is not", null)
    .returningAll()
    .execute();

export async function noteDelivered(db: Db, id: string, status: number): Promise<void> {
  const set = { delivered_at: new Date(), next_at: null, given_up_at: null, status, fault: null };
  await db.updateTable("notices").set(set).where("id", "=", id).execute();
}

/** @param nextAt when it is tried again; null: it is given up */
export async function noteFault(
  db: Db,
  id: string,
  { status, fault, nextAt }: { status: number | null; fault: string; nextAt: Date | null },
): Promise<void> {
  const set = { status, fault: fault.slice(0, 500), next_at: nextAt, given_up_at: nextAt === null ? new Date() : null };
  await db.updateTable("notices").set(set).where("id", "=", id).execute();
}

export const listNotices = (db: Db, targetId: string): Promise<NoticeRow[]> =>
  db
    .selectFrom("notices")
    .selectAll()
    .where("target_id", "=", targetId)
    .orderBy("created_at", "desc")
    .limit(limits.noticesInLog)
    .execute();

export async function findNotice(db: Db, userId: string, id: string): Promise<NoticeRow | null> {
  const own = db.selectFrom("notices").selectAll().where("user_id", "=", userId);
  return (await own.where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Sends a notice once more, as if it were new, under the id by which its receiver knows it. */
export async function sendAgain(db: Db, id: string): Promise<NoticeRow> {
  const row = await db
    .updateTable("notices")
    .set({ next_at: sql`now()`, attempts: 0, delivered_at: null, given_up_at: null, status: null, fault: null })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${NOTICE_CHANNEL}, '')`.execute(db);
  return row;
}

export async function deleteOldNotices(db: Db): Promise<void> {
  const before = sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`;
  await db.deleteFrom("notices").where("created_at", "<", before).where("next_at", "is", null).execute();
}
