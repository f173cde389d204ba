import { sql, type Kysely } from "kysely";

/** Who is whose customer at the payment provider, what it told us, and what was paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column reference text`.execute(db);
  await sql`alter table purchases add column amount integer, add column payment_id text, add column refunded_at timestamptz`.execute(
    db,
  );
  await sql`
    create table payment_customers (
      user_id uuid primary key references users (id) on delete cascade,
      customer text not null unique,
      asked bigint not null default 0,
      applied bigint not null default 0,
      digest text,
      synced_at timestamptz
    )`.execute(db);
  await sql`
    create table checkouts (
      id text primary key,
      user_id uuid not null references users (id) on delete cascade,
      offer text not null,
      created_at timestamptz not null default now(),
      settled_at timestamptz
    )`.execute(db);
  await sql`create index checkouts_user on checkouts (user_id, created_at desc)`.execute(db);
  await sql`
    create table provider_events (
      id text primary key,
      type text not null,
      customer text,
      received_at timestamptz not null default now(),
      handled_at timestamptz,
      failures integer not null default 0
    )`.execute(db);
  await sql`create index provider_events_open on provider_events (received_at) where handled_at is null`.execute(db);
  await sql`
    create table billing_entries (
      user_id uuid not null references users (id) on delete cascade,
      reference text not null,
      at timestamptz not null,
      type text not null check (type in ('subscription_created', 'subscription_payment', 'subscription_cancelled')),
      amount integer not null,
      tier text not null,
      reason text not null,
      payment_id text,
      plan_id text not null,
      primary key (user_id, reference)
    )`.execute(db);
  await sql`create index billing_entries_newest on billing_entries (user_id, at desc)`.execute(db);
}
