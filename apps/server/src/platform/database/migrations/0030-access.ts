import { sql, type Kysely } from "kysely";

/** What accounts have bought, which domains it was used for, and every movement of a credit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscriptions (
      user_id uuid primary key references users (id) on delete cascade,
      tier text not null check (tier in ('tier1', 'tier2', 'tier3', 'tier4')),
      status text not null
        check (status in ('active', 'trialing', 'past_due', 'canceled', 'unpaid', 'expired', 'inactive')),
      period_start timestamptz not null,
      period_end timestamptz not null,
      renews boolean not null,
      cancel_at_period_end boolean not null default false,
      past_due_since timestamptz,
      sync_warning text,
      sync_error text,
      updated_at timestamptz not null default now(),
      check (status <> 'past_due' or past_due_since is not null)
    )`.execute(db);
  await sql`
    create table purchases (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      type text not null check (type in ('single_report', 'premium_report')),
      credits integer not null check (credits > 0),
      reference text unique,
      bought_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index purchases_user on purchases (user_id)`.execute(db);
  await sql`
    create table domain_windows (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      domain text not null,
      number integer not null,
      source text not null check (source in ('credit', 'subscription', 'free')),
      state text not null check (state in ('held', 'open', 'released')),
      purchase_id uuid references purchases (id),
      days integer check (days > 0),
      job_id uuid,
      created_at timestamptz not null default now(),
      ends_at timestamptz,
      unique (user_id, domain, number),
      check ((source = 'credit') = (purchase_id is not null and days is not null)),
      check (source <> 'credit' or state <> 'open' or ends_at is not null)
    )`.execute(db);
  await sql`create index domain_windows_held on domain_windows (job_id) where state = 'held'`.execute(db);
  await createLedger(db);
  await sql`
    create table audit_entries (
      id uuid primary key default gen_random_uuid(),
      at timestamptz not null default now(),
      actor text not null,
      action text not null,
      subject text not null,
      details jsonb not null default '{}'
    )`.execute(db);
}

/**
 * The balance in users.credits is moved by the row that explains it, and by nothing else: so it is the sum of the
 * rows, and the check on the column refuses a row that would make it negative, whoever writes it.
 */
async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credit_ledger (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      at timestamptz not null default now(),
      kind text not null check (kind in ('purchase', 'bonus', 'hold', 'release', 'reversal')),
      amount integer not null,
      purchase_id uuid not null references purchases (id),
      window_id uuid references domain_windows (id),
      reason text not null,
      unique (window_id, kind),
      check (case when kind in ('hold', 'reversal') then amount < 0 else amount > 0 end),
      check ((kind in ('hold', 'release')) = (window_id is not null))
    )`.execute(db);
  await sql`create index credit_ledger_user on credit_ledger (user_id, at desc)`.execute(db);
  await sql`create index credit_ledger_purchase on credit_ledger (purchase_id)`.execute(db);
  await sql`
    insert into purchases (user_id, type, credits, reference, expires_at)
      select id, 'single_report', credits, 'balance ' || id, now() + interval '30 days' from users where credits > 0`.execute(
    db,
  );
  await sql`update users set credits = 0 where credits > 0`.execute(db);
  await sql`
    create function move_balance() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then raise exception 'a row of the credit ledger never changes'; end if;
      update users set credits = credits + new.amount where id = new.user_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger move_balance after insert or update on credit_ledger
    for each row execute function move_balance()`.execute(db);
  await sql`
    insert into credit_ledger (user_id, kind, amount, purchase_id, reason)
      select user_id, 'bonus', credits, id, 'Balance brought forward' from purchases`.execute(db);
}
