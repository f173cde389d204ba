import { sql } from "kysely";
import type { Db, SearchGrantRow } from "../../platform/database/index.ts";

export const findGrant = async (db: Db, userId: string): Promise<SearchGrantRow | null> =>
  (await db.selectFrom("search_grants").selectAll().where("user_id", "=", userId).executeTakeFirst()) ?? null;

/** Keeps a new access in place of an earlier one. */
export async function saveGrant(db: Db, userId: string, sealedToken: Uint8Array): Promise<void> {
  await db
    .insertInto("search_grants")
    .values({ user_id: userId, sealed_token: sealedToken, last_fault: null })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((q) => ({
        sealed_token: q.ref("excluded.sealed_token"),
        connected_at: sql`now()`,
        properties: "[]",
        last_read_at: null,
        last_fault: null,
      })),
    )
    .execute();
}

/** The access is over; that there was one stays known, so that its owner is asked to connect again. */
export async function endGrant(db: Db, { user_id, sealed_token }: SearchGrantRow): Promise<void> {
  await db
    .updateTable("search_grants")
    .set({ sealed_token: null, properties: "[]", last_fault: null })
    .where("user_id", "=", user_id)
    // Somebody may have connected again meanwhile.
    .where("sealed_token", "=", sealed_token)
    .execute();
}

export async function noteProperties(db: Db, userId: string, properties: readonly string[]): Promise<void> {
  await db
    .updateTable("search_grants")
    .set({ properties: JSON.stringify(properties), last_read_at: sql`now()`, last_fault: null })
    .where("user_id", "=", userId)
    .execute();
}

export async function noteFault(db: Db, userId: string, fault: string): Promise<void> {
  await db.updateTable("search_grants").set({ last_fault: fault }).where("user_id", "=", userId).execute();
}

/** Forgets the access. @returns what was forgotten */
export const deleteGrant = async (db: Db, userId: string): Promise<SearchGrantRow | null> =>
  (await db.deleteFrom("search_grants").where("user_id", "=", userId).returningAll().executeTakeFirst()) ?? null;
