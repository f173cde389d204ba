import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";
import type { ProviderEvent } from "../../platform/payments/index.ts";

/** Tries before an event is left to the operator; each comes later than the one before. */
const MOST_FAILURES = 12;

/** Keeps what the provider reported. @returns false when it was known */
export async function saveEvent(db: Db, { id, type, customer }: ProviderEvent): Promise<boolean> {
  const row = await db
    .insertInto("provider_events")
    .values({ id, type, customer })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Events that nobody has handled yet, oldest first; failed ones wait twice as long each time. */
export async function listOpenEvents(
  db: Db,
  most: number,
): Promise<readonly { id: string; customer: string | null }[]> {
  return db
    .selectFrom("provider_events")
    .select(["id", "customer"])
    .where("handled_at", "is", null)
    .where("failures", "<", MOST_FAILURES)
    .where(sql<boolean>`(failures = 0 or received_at + make_interval(secs => 5 * power(2, failures)) < now())`)
    .orderBy("received_at")
    .limit(most)
    .execute();
}

export async function markHandled(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("provider_events")
    .set({ handled_at: sql`now()` })
    .where("id", "in", ids)
    .execute();
}

export async function countFailure(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("provider_events")
    .set({ failures: sql`failures + 1` })
    .where("id", "in", ids)
    .execute();
}

const KEPT_DAYS = 60;

export async function deleteOldEvents(db: Db): Promise<void> {
  await db
    .deleteFrom("provider_events")
    .where("handled_at", "is not", null)
    .where("received_at", "<", sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
