import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";

const LIVES_DAYS = 7;

export async function replaceVerification(db: Db, userId: string, token: Uint8Array): Promise<void> {
  await db
    .insertInto("verifications")
    .values({ user_id: userId, token_hash: token })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ token_hash: token, created_at: sql`now()` }))
    .execute();
}

/** Uses a confirmation link once. @returns the account, or null when the link is not or no longer good */
export async function takeVerification(db: Db, token: Uint8Array): Promise<string | null> {
  const taken = await db
    .deleteFrom("verifications")
    .where("token_hash", "=", token)
    .where(sql<boolean>`created_at > now() - make_interval(days => ${LIVES_DAYS})`)
    .returning("user_id")
    .executeTakeFirst();
  return taken?.user_id ?? null;
}

/** Notes that who holds the account can read its mail. */
export async function markVerified(db: Db, userId: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ email_verified_at: sql`now()` })
    .where("id", "=", userId)
    .where("email_verified_at", "is", null)
    .execute();
}

/** Notes that whoever holds the account reads its mail: not somebody else who signed up with a stranger's address. */
export async function markMailboxProved(db: Db, userId: string): Promise<string> {
  const { email } = await db
    .updateTable("users")
    .set({ mailbox_proved_at: sql`now()` })
    .where("id", "=", userId)
    .returning("email")
    .executeTakeFirstOrThrow();
  return email;
}
