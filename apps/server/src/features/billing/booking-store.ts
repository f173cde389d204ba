import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/index.ts";

/** The longest that tax law asks for where we know it (Germany, section 147 AO: ten years from the end of the year). */
const KEPT_YEARS = 10;

/** Keeps an account's payments without whose they were, and forgets who its customer at the provider was. */
export async function keepBookings(tx: Tx, userId: string): Promise<void> {
  await sql`
    insert into bookings (at, product, amount, reference, payment_id)
      select at, tier, amount, reference, payment_id from billing_entries
      where user_id = ${userId} and type = 'subscription_payment'`.execute(tx);
  await sql`
    insert into bookings (at, product, amount, reference, payment_id, refunded_at)
      select bought_at, type, amount, reference, payment_id, refunded_at from purchases
      where user_id = ${userId} and amount is not null`.execute(tx);
  await sql`
    update provider_events set customer = null
    where customer in (select customer from payment_customers where user_id = ${userId})`.execute(tx);
}

export async function deleteOldBookings(db: Db): Promise<void> {
  await db
    .deleteFrom("bookings")
    .where("at", "<", sql<Date>`date_trunc('year', now()) - make_interval(years => ${KEPT_YEARS})`)
    .execute();
}

/** Whether a provider charges the account, as far as we know. */
export async function isCharged(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("subscriptions")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("reference", "is not", null)
    .where("status", "in", ["active", "trialing", "past_due", "unpaid"])
    .executeTakeFirst();
  return row !== undefined;
}
