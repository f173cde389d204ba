import { sql, type Kysely } from "kysely";

/** Mails that follow a sign-up in steps; apart from the outbox of transactional mails, which nobody can decline. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column mail_opt_out_at timestamptz`.execute(db);
  await sql`
    create table email_sequences (
      id uuid primary key default gen_random_uuid(),
      key text unique,
      name text not null,
      description text not null default '',
      is_active boolean not null,
      active_since timestamptz not null default now(),
      audience text not null default 'everyone' check (audience in ('everyone', 'without_plan')),
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create table email_templates (
      id uuid primary key default gen_random_uuid(),
      sequence_id uuid not null references email_sequences (id) on delete cascade,
      name text not null,
      subject text not null,
      content text not null,
      step_number integer not null check (step_number >= 1),
      delay_days integer not null check (delay_days >= 0),
      is_active boolean not null,
      active_since timestamptz not null default now(),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint email_templates_step unique (sequence_id, step_number)
    )`.execute(db);
  await createProgress(db);
  await createLinks(db);
}

/** How far each account is, and every mail that was to leave: one per account and template, whatever happens. */
async function createProgress(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_enrolments (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      sequence_id uuid not null references email_sequences (id) on delete cascade,
      brand text not null,
      origin text not null,
      enrolled_at timestamptz not null default now(),
      last_step integer not null default 0,
      last_at timestamptz not null default now(),
      unique (user_id, sequence_id)
    )`.execute(db);
  await sql`create index email_enrolments_turn on email_enrolments (sequence_id, last_step, last_at)`.execute(db);
  await sql`
    create table email_deliveries (
      id uuid primary key default gen_random_uuid(),
      enrolment_id uuid not null references email_enrolments (id) on delete cascade,
      template_id uuid references email_templates (id) on delete set null,
      step_number integer not null,
      created_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_at timestamptz not null default now(),
      handed_over_at timestamptz,
      sent_at timestamptz,
      unknown_at timestamptz,
      given_up_at timestamptz,
      last_error text,
      unique (enrolment_id, template_id)
    )`.execute(db);
  await sql`create index email_deliveries_template on email_deliveries (template_id)`.execute(db);
  await sql`
    create index email_deliveries_open on email_deliveries (next_at)
    where sent_at is null and unknown_at is null and given_up_at is null`.execute(db);
}

/** Links that end mails; previews of drafts; and the call that wakes the sender when somebody may be written to. */
async function createLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unsubscribe_links (
      token_hash bytea primary key,
      user_id uuid not null references users (id) on delete cascade,
      template_id uuid references email_templates (id) on delete set null,
      brand text not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(db);
  await sql`create index unsubscribe_links_user on unsubscribe_links (user_id)`.execute(db);
  await sql`create index unsubscribe_links_template on unsubscribe_links (template_id) where used_at is not null`.execute(
    db,
  );
  await sql`
    create table mail_previews (
      user_id uuid primary key references users (id) on delete cascade,
      token_hash bytea not null unique,
      html text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create function announce_addressee() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sequence_mail', '');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger users_confirmed after update of email_verified_at on users for each row
    when (old.email_verified_at is null and new.email_verified_at is not null)
    execute function announce_addressee()`.execute(db);
}
