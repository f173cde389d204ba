import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      email text not null unique check (email = lower(email)),
      name text not null,
      password_hash text not null,
      is_admin boolean not null default false,
      plan text not null default 'free',
      credits integer not null default 0 check (credits >= 0),
      funds bigint not null default 0 check (funds >= 0),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      token_hash bytea not null unique,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`
    create table devices (
      token_hash bytea not null,
      user_id uuid not null references users (id) on delete cascade,
      last_seen_at timestamptz not null default now(),
      primary key (token_hash, user_id)
    )`.execute(db);
  await sql`create table rate_windows (key text primary key, hits integer not null, ends_at timestamptz not null)`.execute(
    db,
  );
  await sql`
    create table login_attempts (
      key text primary key,
      failures integer not null default 0,
      open_tries integer not null default 0,
      blocked_until timestamptz not null,
      last_at timestamptz not null
    )`.execute(db);
  await createJobTables(db);
  await createPlanTables(db);
}

async function createJobTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      url text not null,
      domain text not null,
      options jsonb not null default '{}',
      idempotency_key text,
      status text not null default 'queued',
      progress integer not null default 5 check (progress between 0 and 100),
      activity jsonb,
      fence integer not null default 0,
      attempts integer not null default 0,
      quarantined boolean not null default false,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      completed_at timestamptz,
      action_count integer not null default 0,
      action_generation_status text check (action_generation_status in ('generating', 'completed', 'failed')),
      parsing_status text not null default 'pending'
        check (parsing_status in ('pending', 'running', 'completed', 'failed')),
      health_score integer,
      ai_citation_score integer,
      pages_crawled integer not null default 0,
      error text,
      warnings jsonb not null default '[]',
      executive_summary text
    )`.execute(db);
  await sql`create index jobs_user on jobs (user_id, created_at desc)`.execute(db);
  await sql`create unique index jobs_idempotency on jobs (user_id, idempotency_key)`.execute(db);
  await sql`create index jobs_unfinished on jobs (id) where status not in ('completed', 'failed')`.execute(db);
  await sql`
    create table crawl_batches (
      job_id uuid not null references jobs (id) on delete cascade,
      seq integer not null,
      pages integer not null,
      bytes bytea not null,
      primary key (job_id, seq)
    )`.execute(db);
  await sql`
    create table artifacts (
      job_id uuid not null references jobs (id) on delete cascade,
      name text not null,
      bytes bytea not null,
      primary key (job_id, name)
    )`.execute(db);
}

async function createPlanTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_files (
      job_id uuid not null references jobs (id) on delete cascade,
      name text not null,
      content text not null,
      bytes integer not null,
      primary key (job_id, name)
    )`.execute(db);
  await sql`
    create table analyses (
      id uuid primary key default gen_random_uuid(),
      job_id uuid not null unique references jobs (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      domain text not null,
      url text not null,
      analysis_timestamp timestamptz(3) not null default now(),
      created_at timestamptz(3) not null default now(),
      actions_count integer not null
    )`.execute(db);
  await sql`create index analyses_user on analyses (user_id, analysis_timestamp desc)`.execute(db);
  await sql`
    create table actions (
      id uuid primary key default gen_random_uuid(),
      job_id uuid not null references jobs (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      fingerprint text not null,
      rank integer not null,
      hidden boolean not null default false,
      title text not null,
      impact text not null check (impact in ('high', 'medium', 'low')),
      category text not null check (category in ('schema', 'content', 'technical', 'social', 'tools')),
      difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
      time_estimate integer not null check (time_estimate >= 0),
      time_to_result text not null,
      business_value text not null,
      problem text not null,
      solution text not null,
      implementation text,
      tags jsonb not null default '[]',
      rule text not null,
      template text not null,
      affected jsonb not null,
      evidence jsonb not null,
      fix_check text not null,
      priority double precision not null,
      status text not null default 'todo' check (status in ('todo', 'in-progress', 'completed')),
      started_at timestamptz,
      completed_at timestamptz,
      notes text,
      effectiveness_rating integer,
      unique (job_id, fingerprint)
    )`.execute(db);
}
