import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/index.ts";

export interface StoredPasskey {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly public_key: Uint8Array;
  readonly counter: number;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

const CHALLENGE_SECONDS = 300;

export const listPasskeys = (db: Db, userId: string): Promise<StoredPasskey[]> =>
  db
    .selectFrom("passkeys")
    .select(["id", "name", "host", "public_key", "counter", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

/** @returns false when somebody has it already */
export async function insertPasskey(
  db: Db,
  userId: string,
  passkey: Pick<StoredPasskey, "id" | "name" | "host" | "public_key" | "counter">,
): Promise<boolean> {
  const row = await db
    .insertInto("passkeys")
    .values({ user_id: userId, ...passkey })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function notePasskeyUse(db: Db, id: string, counter: number): Promise<void> {
  await db
    .updateTable("passkeys")
    .set({ counter, last_used_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** @returns whether the account had it */
export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type Purpose = "add" | "show";

export async function keepChallenge(db: Db, userId: string, purpose: Purpose, challenge: string): Promise<void> {
  await db
    .insertInto("passkey_challenges")
    .values({ user_id: userId, purpose, challenge })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "purpose"]).doUpdateSet({ challenge, created_at: sql`now()` }),
    )
    .execute();
}

/** Takes it away: an answer is read once. @returns null when there is none, or it is too old */
export async function takeChallenge(db: Db, userId: string, purpose: Purpose): Promise<string | null> {
  const row = await db
    .deleteFrom("passkey_challenges")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .returning([
      "challenge",
      sql<boolean>`created_at > now() - make_interval(secs => ${CHALLENGE_SECONDS})`.as("fresh"),
    ])
    .executeTakeFirst();
  return row?.fresh === true ? row.challenge : null;
}
