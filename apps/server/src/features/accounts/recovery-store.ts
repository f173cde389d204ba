import { limits } from "@audit/contract";
import { sql } from "kysely";
import type { Db, UserRow } from "../../platform/database/index.ts";

const linkLives = sql<boolean>`recoveries.created_at > now() - make_interval(mins => ${limits.resetLinkMinutes})`;
const recoveryLives = sql<boolean>`
  recoveries.verified_at > now() - make_interval(mins => ${limits.recoveryMinutes})`;

/** Notes the secrets of a new link; older links and recoveries of the account are worth nothing from then on. */
export async function replaceRecovery(db: Db, userId: string, access: Uint8Array, refresh: Uint8Array): Promise<void> {
  const row = { access_hash: access, refresh_hash: refresh, bearer_hash: null, verified_at: null };
  await db
    .insertInto("recoveries")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...row, created_at: sql`now()` }))
    .execute();
}

/** Uses a link. Decided in one statement: of many uses at once one succeeds. @returns whose it is, to this one alone */
export async function useLink(
  db: Db,
  access: Uint8Array,
  refresh: Uint8Array,
  bearer: Uint8Array,
): Promise<UserRow | null> {
  const user = await db
    .updateTable("recoveries")
    .from("users")
    .set({ bearer_hash: bearer, verified_at: sql`now()` })
    .whereRef("users.id", "=", "recoveries.user_id")
    .where("access_hash", "=", access)
    .where("refresh_hash", "=", refresh)
    .where("verified_at", "is", null)
    .where(linkLives)
    .returningAll("users")
    .executeTakeFirst();
  return user ?? null;
}

/** A link that is shown twice may have been stolen: what its first use opened ends. */
export async function endReusedRecovery(db: Db, access: Uint8Array): Promise<void> {
  await db.deleteFrom("recoveries").where("access_hash", "=", access).where("verified_at", "is not", null).execute();
}

/** The account that a recovery under way may set a password for. */
export async function findRecovery(db: Db, bearer: Uint8Array): Promise<UserRow | null> {
  const user = await db
    .selectFrom("recoveries")
    .innerJoin("users", "users.id", "recoveries.user_id")
    .selectAll("users")
    .where("recoveries.bearer_hash", "=", bearer)
    .where(recoveryLives)
    .executeTakeFirst();
  return user ?? null;
}

/** Ends a recovery by using it. @returns false when it was used or replaced meanwhile */
export async function takeRecovery(db: Db, bearer: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recoveries")
    .where("bearer_hash", "=", bearer)
    .where(recoveryLives)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteRecovery(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("recoveries").where("user_id", "=", userId).execute();
}

export async function deleteDeadRecoveries(db: Db): Promise<void> {
  await db
    .deleteFrom("recoveries")
    .where(sql<boolean>`not (${linkLives}) and (verified_at is null or not (${recoveryLives}))`)
    .execute();
}
