import { sql, type Kysely } from "kysely";

/** What the law of bookkeeping wants of accounts that are gone: payments, without whose they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bookings (
      id uuid primary key default gen_random_uuid(),
      at timestamptz not null,
      product text not null,
      amount integer not null,
      reference text,
      payment_id text,
      refunded_at timestamptz
    )`.execute(db);
  await sql`create index bookings_at on bookings (at)`.execute(db);
}
