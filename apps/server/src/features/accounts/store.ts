import { sql } from "kysely";
import type { Db, UserRow } from "../../platform/database/index.ts";

const IDLE_DAYS = 7;
const ADMIN_IDLE_HOURS = 12;
const ABSOLUTE_DAYS = 30;
/** Between two notes of "last seen": a page asks every few seconds. */
const SEEN_EVERY_SECONDS = 60;

const isAlive = sql<boolean>`
  sessions.created_at > now() - make_interval(days => ${ABSOLUTE_DAYS})
  and sessions.last_seen_at > now() - case when users.is_admin
    then make_interval(hours => ${ADMIN_IDLE_HOURS}) else make_interval(days => ${IDLE_DAYS}) end`;

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly isAdmin: boolean;
  readonly plan?: string;
}

/** @returns null when the address has an account already. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | null> {
  const row = await db
    .insertInto("users")
    .values({
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      is_admin: user.isAdmin,
      plan: user.plan ?? "free",
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const row = await db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
  return row ?? null;
}

export const getUser = (db: Db, id: string): Promise<UserRow> =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
}

export async function makeAdmin(db: Db, email: string): Promise<void> {
  await db.updateTable("users").set({ is_admin: true }).where("email", "=", email).execute();
}

export async function insertSession(db: Db, userId: string, tokenHash: Uint8Array): Promise<void> {
  await db.insertInto("sessions").values({ user_id: userId, token_hash: tokenHash }).execute();
}

export interface LivingSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly isAdmin: boolean;
  /** Its use was last noted a while ago. */
  readonly stale: boolean;
}

/** The account behind a living session. */
export async function findSession(db: Db, tokenHash: Uint8Array): Promise<LivingSession | null> {
  const found = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.id as sessionId", "users.id as userId", "users.is_admin as isAdmin"])
    .select(sql<boolean>`sessions.last_seen_at < now() - make_interval(secs => ${SEEN_EVERY_SECONDS})`.as("stale"))
    .where("sessions.token_hash", "=", tokenHash)
    .where(isAlive)
    .executeTakeFirst();
  return found ?? null;
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

export async function isKnownDevice(db: Db, userId: string, deviceHash: Uint8Array): Promise<boolean> {
  const known = await db
    .selectFrom("devices")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("token_hash", "=", deviceHash)
    .executeTakeFirst();
  return known !== undefined;
}

export async function rememberDevice(db: Db, userId: string, deviceHash: Uint8Array): Promise<void> {
  await db
    .insertInto("devices")
    .values({ user_id: userId, token_hash: deviceHash })
    .onConflict((conflict) => conflict.columns(["token_hash", "user_id"]).doUpdateSet({ last_seen_at: sql`now()` }))
    .execute();
}
