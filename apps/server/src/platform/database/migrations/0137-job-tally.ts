import { sql, type Kysely } from "kysely";

/**
 * How many jobs of all accounts there are, kept as differences that are only added to, so that no job waits for another:
 * counting a hundred thousand rows takes longer than the list they stand beside. `foldJobTally` adds them up now and then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_tally (kind text not null, change integer not null)`.execute(db);
  // As `groupOf` of the contract tells the groups apart.
  await sql`
    create function job_group(status text) returns text language sql immutable return
      case when status in ('completed', 'failed') then status when status is not null then 'processing' end`.execute(
    db,
  );
  await sql`
    create function tally_job() returns trigger language plpgsql as $$
    begin
      insert into job_tally
        select kind, sum(change) from (values
          (job_group(old.status), -1), (job_group(new.status), 1),
          (case when old.quarantined then 'quarantined' end, -1), (case when new.quarantined then 'quarantined' end, 1)
        ) one (kind, change) where kind is not null group by kind having sum(change) <> 0;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger jobs_tally after insert or delete on jobs for each row execute function tally_job()`.execute(db);
  await sql`
    create trigger jobs_tally_changes after update of status, quarantined on jobs for each row
    when (job_group(old.status) <> job_group(new.status) or old.quarantined <> new.quarantined)
    execute function tally_job()`.execute(db);
  // The triggers hold off other writers by now.
  await sql`insert into job_tally select job_group(status), count(*) from jobs group by 1`.execute(db);
  await sql`insert into job_tally select 'quarantined', count(*) from jobs where quarantined`.execute(db);
  await findJobsInIndex(db);
}

/** Words are looked for in the index alone, newest job first: any part of a domain, without reading a job's row. */
async function findJobsInIndex(db: Kysely<unknown>): Promise<void> {
  await sql`drop index jobs_all_newest`.execute(db);
  await sql`
    create index jobs_all_newest on jobs (created_at desc, id desc)
    include (domain, user_id, status, quarantined)`.execute(db);
}
