import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";

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

export async function hasDevices(db: Db, userId: string): Promise<boolean> {
  const any = await db
    .selectFrom("devices")
    .select("user_id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
}

/** @param except the browser that stays known; null forgets all */
export async function forgetDevices(db: Db, userId: string, except: Uint8Array | null): Promise<void> {
  await db
    .deleteFrom("devices")
    .where("user_id", "=", userId)
    .where((q) => (except === null ? q.lit(true) : q("token_hash", "<>", except)))
    .execute();
}
