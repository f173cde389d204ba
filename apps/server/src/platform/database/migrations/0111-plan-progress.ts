import { sql, type Kysely } from "kysely";

/**
 * How far each plan is, kept by the database with every change of its actions: reading it from the actions themselves
 * takes seconds over all accounts. Changes are added as differences, so that two at once both count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_progress (
      job_id uuid primary key references jobs (id) on delete cascade,
      total integer not null,
      completed integer not null,
      in_progress integer not null,
      minutes_saved integer not null,
      last_activity timestamptz
    )`.execute(db);
  await createCounting(db);
  await sql`
    insert into plan_progress
      select job_id, count(*) filter (where not hidden),
        count(*) filter (where status = 'completed' and not hidden),
        count(*) filter (where status = 'in-progress' and not hidden),
        coalesce(sum(time_estimate) filter (where status = 'completed' and not hidden), 0),
        max(greatest(started_at, completed_at))
      from actions group by job_id`.execute(db);
}

const FIGURES = sql.raw(`
  job_id, sign * (not hidden)::int as total, sign * (status = 'completed' and not hidden)::int as completed,
  sign * (status = 'in-progress' and not hidden)::int as in_progress,
  sign * (status = 'completed' and not hidden)::int * time_estimate as minutes`);

async function createCounting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_new_actions() returns trigger language plpgsql as $$
    begin
      insert into plan_progress as known (job_id, total, completed, in_progress, minutes_saved, last_activity)
        select job_id, sum(total), sum(completed), sum(in_progress), sum(minutes), max(worked_at)
        from (select ${FIGURES}, greatest(started_at, completed_at) as worked_at from added, (values (1)) as way (sign)) f
        group by job_id order by job_id
      on conflict (job_id) do update set
        total = known.total + excluded.total, completed = known.completed + excluded.completed,
        in_progress = known.in_progress + excluded.in_progress,
        minutes_saved = known.minutes_saved + excluded.minutes_saved,
        last_activity = greatest(known.last_activity, excluded.last_activity);
      return null;
    end $$`.execute(db);
  await sql`
    create function count_changed_actions() returns trigger language plpgsql as $$
    begin
      update plan_progress known set
        total = known.total + change.total, completed = known.completed + change.completed,
        in_progress = known.in_progress + change.in_progress,
        minutes_saved = known.minutes_saved + change.minutes,
        last_activity = case when change.job_id in (
          select new_row.job_id from added new_row join removed old_row on old_row.id = new_row.id
          where (new_row.status, new_row.notes, new_row.effectiveness_rating)
            is distinct from (old_row.status, old_row.notes, old_row.effectiveness_rating)
        ) then now() else known.last_activity end
      from (
        select job_id, sum(total) as total, sum(completed) as completed, sum(in_progress) as in_progress,
          sum(minutes) as minutes
        from (
          select ${FIGURES} from added, (values (1)) as way (sign)
          union all select ${FIGURES} from removed, (values (-1)) as way (sign)
        ) f group by job_id
      ) change where known.job_id = change.job_id;
      return null;
    end $$`.execute(db);
  await sql`
    create function count_removed_actions() returns trigger language plpgsql as $$
    begin
      update plan_progress known set
        total = known.total + change.total, completed = known.completed + change.completed,
        in_progress = known.in_progress + change.in_progress, minutes_saved = known.minutes_saved + change.minutes
      from (
        select job_id, sum(total) as total, sum(completed) as completed, sum(in_progress) as in_progress,
          sum(minutes) as minutes
        from (select ${FIGURES} from removed, (values (-1)) as way (sign)) f group by job_id
      ) change where known.job_id = change.job_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger actions_count_new after insert on actions referencing new table as added
    for each statement execute function count_new_actions()`.execute(db);
  await sql`
    create trigger actions_count_changed after update on actions
    referencing old table as removed new table as added
    for each statement execute function count_changed_actions()`.execute(db);
  await sql`
    create trigger actions_count_removed after delete on actions referencing old table as removed
    for each statement execute function count_removed_actions()`.execute(db);
}
