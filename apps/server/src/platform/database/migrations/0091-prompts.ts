import { sql, type Kysely } from "kysely";

/** The words that language models are asked with, and every version they had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table prompts (
      key text primary key,
      name text not null,
      description text not null,
      content text not null,
      is_active boolean not null default true,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table prompt_versions (
      id uuid primary key default gen_random_uuid(),
      key text not null references prompts (key) on delete cascade,
      version integer not null,
      name text not null,
      description text not null,
      content text not null,
      is_active boolean not null,
      change_note text not null,
      created_at timestamptz not null default now(),
      unique (key, version)
    )`.execute(db);
}
