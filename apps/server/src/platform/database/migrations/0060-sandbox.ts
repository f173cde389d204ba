import { sql, type Kysely } from "kysely";

/** What the test payment provider remembers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_customers (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null unique references users (id) on delete cascade,
      state jsonb not null
    )`.execute(db);
  await sql`
    create table sandbox_checkouts (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references sandbox_customers (id) on delete cascade,
      offer text not null,
      domain text,
      success_url text not null,
      cancel_url text not null,
      status text not null default 'open' check (status in ('open', 'paid')),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sandbox_checkouts_customer on sandbox_checkouts (customer_id)`.execute(db);
}
