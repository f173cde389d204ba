import { sql, type Kysely } from "kysely";

/**
 * Every change of a job or an action is announced by the database itself. The triggers are deferred to the end of the
 * transaction: the row lock on the user's counter is then taken last, so it can't deadlock with row locks,
 * and the numbers appear in commit order, without gaps.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table live_counters (
      user_id uuid primary key references users (id) on delete cascade,
      last bigint not null
    )`.execute(db);
  await sql`
    create table live_outbox (
      user_id uuid not null references users (id) on delete cascade,
      seq bigint not null,
      at timestamptz not null default clock_timestamp(),
      txid bigint not null default txid_current(),
      table_name text not null,
      op text not null,
      row_id text not null,
      job_id text not null,
      primary key (user_id, seq)
    )`.execute(db);
  await sql`create index live_outbox_transaction on live_outbox (user_id, txid)`.execute(db);
  await createAnnounce(db);
  await createTriggers(db);
}

/** One event per changed row; rows inserted or deleted together under one job share one. */
async function createAnnounce(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_change() returns trigger language plpgsql as $$
    declare
      changed record;
      job uuid;
      number bigint;
    begin
      if tg_op = 'DELETE' then changed := old; else changed := new; end if;
      if tg_table_name = 'jobs' then job := changed.id; else job := changed.job_id; end if;
      if tg_table_name = 'jobs' and tg_op = 'DELETE' then
        perform pg_notify('live', 'job:' || job);
      end if;
      if not exists (select 1 from users where id = changed.user_id) then return null; end if;
      if exists (
        select 1 from live_outbox o
        where o.user_id = changed.user_id and o.txid = txid_current() and o.table_name = tg_argv[0] and o.op = tg_op
          and case when tg_op = 'UPDATE' then o.row_id = changed.id::text else o.job_id = job::text end
      ) then return null; end if;
      insert into live_counters as counters (user_id, last) values (changed.user_id, 1)
        on conflict (user_id) do update set last = counters.last + 1
        returning last into number;
      insert into live_outbox (user_id, seq, table_name, op, row_id, job_id)
        values (changed.user_id, number, tg_argv[0], tg_op, changed.id::text, job::text);
      perform pg_notify('live', 'user:' || changed.user_id);
      return null;
    end $$`.execute(db);
  await sql`
    create function announce_session_end() returns trigger language plpgsql as $$
    begin
      perform pg_notify('live', 'session:' || old.id);
      return null;
    end $$`.execute(db);
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create constraint trigger announce_job
    after insert or delete or update of status, progress, activity, pages_crawled, action_count,
      action_generation_status, parsing_status, health_score, ai_citation_score, error, warnings, executive_summary
    on jobs deferrable initially deferred
    for each row execute function announce_change('jobs')`.execute(db);
  await sql`
    create constraint trigger announce_action
    after insert or delete or update on actions deferrable initially deferred
    for each row execute function announce_change('action_progress')`.execute(db);
  await sql`
    create trigger announce_session_end after delete on sessions
    for each row execute function announce_session_end()`.execute(db);
}
