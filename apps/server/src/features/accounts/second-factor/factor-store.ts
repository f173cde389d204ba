import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/index.ts";

/** Whether an account shows more than its password. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from totp_factors where user_id = ${userId}::uuid and confirmed_at is not null)
      or exists (select 1 from passkeys where user_id = ${userId}::uuid) as has`.execute(db);
  return rows[0]?.has === true;
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Uint8Array[]): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx
    .insertInto("recovery_codes")
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

export const deleteRecoveryCodes = async (tx: Tx, userId: string): Promise<void> =>
  void (await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute());

/** Uses a code up. @returns whether it was one of the account's */
export async function takeRecoveryCode(db: Db, userId: string, hash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** For whoever has lost all of it; the password alone counts again. */
export async function deleteSecondFactors(tx: Tx, userId: string): Promise<void> {
  for (const table of ["totp_factors", "passkeys", "recovery_codes", "passkey_challenges"] as const) {
    await tx.deleteFrom(table).where("user_id", "=", userId).execute();
  }
}

/** Notes that a session has shown again who it is. */
export async function confirmSession(db: Db, sessionId: string, bySecondFactor: boolean): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ confirmed_at: sql`now()`, ...(bySecondFactor ? { second_factor: true } : {}) })
    .where("id", "=", sessionId)
    .execute();
}
