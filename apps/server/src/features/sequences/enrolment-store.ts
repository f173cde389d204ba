import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";

/** Wakes whoever sends: somebody may be due. Also notified by the database when an address is confirmed. */
export const SEQUENCE_CHANNEL = "sequence_mail";

/**
 * Puts a new account into every sequence that is on, with the transaction that makes the account.
 * @param brand key of the brand it signs up with, and where links lead when the operator has not said it
 */
export async function enrol(
  db: Db,
  userId: string,
  { brand, origin }: { brand: string; origin: string },
): Promise<void> {
  await db
    .insertInto("email_enrolments")
    .columns(["user_id", "sequence_id", "brand", "origin"])
    .expression((q) =>
      q
        .selectFrom("email_sequences")
        .select([sql<string>`${userId}::uuid`.as("user_id"), "id", sql<string>`${brand}`.as("brand")])
        .select(sql<string>`${origin}`.as("origin"))
        .where("is_active", "=", true),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
