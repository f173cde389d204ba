import { sql, type Kysely } from "kysely";

/** What language models were asked and what it cost, in millionths of a dollar; texts are not kept here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_days (
      day text primary key,
      held bigint not null default 0 check (held >= 0),
      spent bigint not null default 0
    )`.execute(db);
  await sql`
    create table model_calls (
      id uuid primary key default gen_random_uuid(),
      at timestamptz not null default now(),
      day text not null references model_days (day),
      provider text not null,
      model text not null,
      use text not null,
      job_id uuid references jobs (id) on delete set null,
      reserved bigint not null,
      cost bigint,
      input_tokens integer,
      output_tokens integer,
      outcome text,
      ms integer
    )`.execute(db);
  await sql`create index model_calls_provider on model_calls (provider, at desc)`.execute(db);
  await sql`create index model_calls_job on model_calls (job_id) where job_id is not null`.execute(db);
  await sql`create index model_calls_open on model_calls (at) where cost is null`.execute(db);
}
