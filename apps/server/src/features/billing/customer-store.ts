import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/index.ts";

export async function findCustomerOf(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("payment_customers")
    .select("customer")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.customer ?? null;
}

export async function findUserOf(db: Db, customer: string): Promise<string | null> {
  const row = await db
    .selectFrom("payment_customers")
    .select("user_id")
    .where("customer", "=", customer)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function saveCustomer(db: Db, userId: string, customer: string): Promise<void> {
  await db
    .insertInto("payment_customers")
    .values({ user_id: userId, customer })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
}

/** Takes a number before the provider is read; the greater one has read later. */
export async function takeReadingNumber(db: Db, userId: string): Promise<number> {
  const { asked } = await db
    .updateTable("payment_customers")
    .set({ asked: sql`asked + 1` })
    .where("user_id", "=", userId)
    .returning("asked")
    .executeTakeFirstOrThrow();
  return asked;
}

/** @returns false when a later reading, or one with the same state, was applied already */
export async function claimReading(tx: Tx, userId: string, number: number, digest: string): Promise<boolean> {
  const row = await tx
    .selectFrom("payment_customers")
    .select("digest")
    .where("user_id", "=", userId)
    .where("applied", "<", number)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return false;
  await tx
    .updateTable("payment_customers")
    .set({ applied: number, digest, synced_at: sql`now()` })
    .where("user_id", "=", userId)
    .execute();
  return row.digest !== digest;
}

/** Accounts whose period has ended without our having heard how it goes on. */
export async function listOverdue(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .innerJoin("payment_customers", "payment_customers.user_id", "subscriptions.user_id")
    .select("subscriptions.user_id")
    .where("subscriptions.reference", "is not", null)
    .where("subscriptions.status", "in", ["active", "trialing", "past_due"])
    .where("subscriptions.period_end", "<", sql<Date>`now()`)
    .where((q) => q.or([q("synced_at", "is", null), q("synced_at", "<", sql<Date>`now() - interval '10 minutes'`)]))
    .limit(100)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
