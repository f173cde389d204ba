import { sql } from "kysely";
import type { Db, Tx, UserRow } from "../../platform/database/index.ts";

const IDLE_DAYS = 7;
const ADMIN_IDLE_HOURS = 12;
const ABSOLUTE_DAYS = 30;
/** Long enough for a piece of work, too short for a computer that was left. */
const CONFIRMED_MINUTES = 30;
/** Between two notes of "last seen": a page asks every few seconds. */
const SEEN_EVERY_SECONDS = 60;

const isAlive = sql<boolean>`
  sessions.created_at > now() - make_interval(days => ${ABSOLUTE_DAYS})
  and sessions.last_seen_at > now() - case when users.is_admin
    then make_interval(hours => ${ADMIN_IDLE_HOURS}) else make_interval(days => ${IDLE_DAYS}) end`;

interface NewSession {
  readonly tokenHash: Uint8Array;
  readonly browser: string;
  /** Whether one was shown. */
  readonly secondFactor: boolean;
}

/**
 * Opens a session for an account whose password is still the one that was checked.
 * @returns false when it was changed meanwhile
 */
export async function insertSession(
  db: Db,
  user: UserRow,
  { tokenHash, browser, secondFactor }: NewSession,
): Promise<boolean> {
  const opened = await db
    .insertInto("sessions")
    .columns(["user_id", "token_hash", "browser", "second_factor"])
    .expression((from) =>
      from
        .selectFrom("users")
        .select(["users.id", sql<Uint8Array>`${Buffer.from(tokenHash)}::bytea`.as("token_hash")])
        .select(sql<string>`${browser}::text`.as("browser"))
        .select(sql<boolean>`${secondFactor}::boolean`.as("second_factor"))
        .where("users.id", "=", user.id)
        .where("users.password_hash", "=", user.password_hash),
    )
    .returning("id")
    .executeTakeFirst();
  return opened !== undefined;
}

export interface LivingSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly isConfirmed: boolean;
  /** It has shown a second factor. */
  readonly secondFactor: boolean;
  /** Its use was last noted a while ago. */
  readonly stale: boolean;
}

/** The account behind a living session. */
export async function findSession(db: Db, tokenHash: Uint8Array): Promise<LivingSession | null> {
  const found = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.id as sessionId", "users.id as userId", "users.is_admin as isAdmin"])
    .select("sessions.second_factor as secondFactor")
    .select(sql<boolean>`sessions.confirmed_at > now() - make_interval(mins => ${CONFIRMED_MINUTES})`.as("isConfirmed"))
    .select(sql<boolean>`sessions.last_seen_at < now() - make_interval(secs => ${SEEN_EVERY_SECONDS})`.as("stale"))
    .where("sessions.token_hash", "=", tokenHash)
    .where(isAlive)
    .executeTakeFirst();
  return found ?? null;
}

/** Whether a session has shown a second factor. */
export async function findSessionFactor(db: Db, sessionId: string): Promise<boolean> {
  const found = await db.selectFrom("sessions").select("second_factor").where("id", "=", sessionId).executeTakeFirst();
  return found?.second_factor === true;
}

export async function noteSeen(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: sql`now()` })
    .where("id", "=", sessionId)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: Uint8Array): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

export async function deleteDeadSessions(db: Db): Promise<void> {
  await db
    .deleteFrom("sessions")
    .using("users")
    .whereRef("users.id", "=", "sessions.user_id")
    .where(sql<boolean>`not (${isAlive})`)
    .execute();
}

/** Living sessions of an account, last seen first. */
export const listSessions = (db: Db, userId: string): Promise<SessionRow[]> =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.id", "sessions.browser", "sessions.created_at", "sessions.last_seen_at"])
    .where("sessions.user_id", "=", userId)
    .where(isAlive)
    .orderBy("sessions.last_seen_at", "desc")
    .orderBy("sessions.id")
    .execute();

export interface SessionRow {
  readonly id: string;
  readonly browser: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

/** @returns whether the account had it */
export async function deleteOwnSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @param except the session that stays; null ends all. @returns the browsers of those that ended */
export async function deleteOtherSessions(db: Db, userId: string, except: string | null): Promise<string[]> {
  const ended = await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where((q) => (except === null ? q.lit(true) : q("id", "<>", except)))
    .returning("browser")
    .execute();
  return ended.map(({ browser }) => browser);
}

/** @returns how many ended */
export async function deleteAllSessions(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom("sessions").executeTakeFirst();
  return Number(numDeletedRows);
}

export async function replaceToken(db: Db, sessionId: string, tokenHash: Uint8Array): Promise<void> {
  await db.updateTable("sessions").set({ token_hash: tokenHash }).where("id", "=", sessionId).execute();
}

/** Ends all but the sessions used last. */
export async function dropOldSessions(db: Db, userId: string, kept: number): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "not in", (q) =>
      q
        .selectFrom("sessions")
        .select("id")
        .where("user_id", "=", userId)
        .orderBy("last_seen_at", "desc")
        .orderBy("created_at", "desc")
        .limit(kept),
    )
    .execute();
}
