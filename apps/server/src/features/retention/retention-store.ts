import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";

/** So many jobs a round: a long delete would hold up everybody's writes. */
const AT_ONCE = 50;

/** What a crawl has read, which checks and corrections of an analysis work from; its plan, report and files need none of it. */
export async function deleteOldCrawls(db: Db, days: number): Promise<void> {
  await sql`
    with old as materialized (
      select id from jobs
      where completed_at < now() - make_interval(days => ${days}::int)
        and exists (select 1 from artifacts where job_id = jobs.id and name in ('crawl-record', 'action-drafts'))
        and not exists (select 1 from rejudgings where job_id = jobs.id and state = 'waiting')
      order by completed_at limit ${AT_ONCE}
    ), batches as (delete from crawl_batches where job_id in (select id from old))
    delete from artifacts where job_id in (select id from old) 
      and (name in ('crawl-record', 'action-drafts') or name like 'look/%')`.execute(db);
}

/** Analyses with all that belongs to them. */
export async function deleteOldJobs(db: Db, days: number): Promise<void> {
  await sql`
    delete from jobs where id in (
      select id from jobs where completed_at < now() - make_interval(days => ${days}::int)
      order by completed_at limit ${AT_ONCE}
    )`.execute(db);
}

/** Bytes on disk of some tables, their indexes included. */
export async function sizeOf(db: Db, tables: readonly string[]): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(pg_total_relation_size(to_regclass(name))), 0)::bigint as bytes
    from unnest(${sql.val([...tables])}::text[]) name`.execute(db);
  return rows[0]?.bytes ?? 0;
}
