import { sql, type Kysely } from "kysely";

/** Mails that are to be sent. A row says what for and to whom; secrets are made when it is sent, so none is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      recipient text not null,
      letterhead jsonb not null,
      facts jsonb not null default '{}',
      created_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_at timestamptz not null default now(),
      sent_at timestamptz,
      given_up_at timestamptz,
      last_error text
    )`.execute(db);
  await sql`create index mails_waiting on mails (next_at) where sent_at is null and given_up_at is null`.execute(db);
}
