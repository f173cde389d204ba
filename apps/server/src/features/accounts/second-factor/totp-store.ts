import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/index.ts";

interface StoredTotp {
  readonly secret: Uint8Array;
  readonly isConfirmed: boolean;
}

export async function findTotp(db: Db, userId: string): Promise<StoredTotp | null> {
  const row = await db
    .selectFrom("totp_factors")
    .select(["secret", "confirmed_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ? { secret: row.secret, isConfirmed: row.confirmed_at !== null } : null;
}

/** Puts an unconfirmed secret in place; one that counts already stays. @returns false when one counts */
export async function beginTotp(db: Db, userId: string, secret: Uint8Array): Promise<boolean> {
  const row = await db
    .insertInto("totp_factors")
    .values({ user_id: userId, secret })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ secret, last_step: 0 }).where("totp_factors.confirmed_at", "is", null),
    )
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up the code of a half minute and confirms the authenticator with it. @returns false when it was used before */
export async function useStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("totp_factors")
    .set({ last_step: step, confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteTotp = async (tx: Tx, userId: string): Promise<void> =>
  void (await tx.deleteFrom("totp_factors").where("user_id", "=", userId).execute());
