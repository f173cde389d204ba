import type { ProgressColumn } from "@audit/contract";
import { sql } from "kysely";
import { type Db, onlyRow } from "../../platform/database/index.ts";
import { part } from "./store.ts";

export interface ProgressRow {
  readonly email: string;
  readonly domain: string | null;
  readonly total_actions: number;
  readonly completed_actions: number;
  readonly in_progress_actions: number;
  readonly completion_percentage: number;
  readonly time_saved: number;
  readonly last_activity: Date;
}

export interface ProgressWish {
  readonly limit: number;
  readonly offset: number;
  readonly sort: ProgressColumn;
  readonly direction: "asc" | "desc";
  readonly search: string;
}

export type ProgressTotals = Record<
  "rows" | "accounts" | "total_actions" | "completed_actions" | "in_progress_actions" | "time_saved",
  number
>;

/** One row for each domain of each account, by its newest analysis; an account without one has one row. */
const rowsOf = (search: string) => sql`
  latest as (
    select distinct on (user_id, domain) user_id, domain, job_id, analysis_timestamp
    from analyses order by user_id, domain, analysis_timestamp desc, id desc
  ), progress as materialized (
    select users.id, users.email, latest.domain,
      coalesce(plan.total, 0) as total_actions,
      coalesce(plan.completed, 0) as completed_actions,
      coalesce(plan.in_progress, 0) as in_progress_actions,
      coalesce(round(100.0 * plan.completed / nullif(plan.total, 0)), 0)::int as completion_percentage,
      coalesce(plan.minutes_saved, 0) as time_saved,
      greatest(users.created_at, latest.analysis_timestamp, plan.last_activity) as last_activity
    from users
      left join latest on latest.user_id = users.id
      left join plan_progress plan on plan.job_id = latest.job_id
    ${search === "" ? sql`` : sql`where users.email like ${part(search)} or latest.domain like ${part(search)}`}
  )`;

const totals = sql`
  select count(*) as rows, count(distinct id) as accounts,
    coalesce(sum(total_actions), 0)::bigint as total_actions,
    coalesce(sum(completed_actions), 0)::bigint as completed_actions,
    coalesce(sum(in_progress_actions), 0)::bigint as in_progress_actions,
    coalesce(sum(time_saved), 0)::bigint as time_saved
  from progress`;

/** A part of the rows in one order, and the totals over all of them, from one reading. */
export async function listProgress(
  db: Db,
  { search, sort, direction, limit, offset }: ProgressWish,
): Promise<{ rows: ProgressRow[]; totals: ProgressTotals }> {
  const order = sql`${sql.ref(sort)} ${sql.raw(direction === "asc" ? "asc" : "desc")} nulls last, id, domain`;
  const result = await sql<{ totals: ProgressTotals; row: (ProgressRow & { last_activity: string }) | null }>`
    with ${rowsOf(search)}, part as (
      select *, row_number() over (order by ${order}) as place from progress
      order by place limit ${limit} offset ${offset}
    )
    select to_json(totals) as totals, to_json(part) as row
    from (${totals}) totals left join part on true order by part.place`.execute(db);
  return {
    totals: onlyRow(result).totals,
    rows: result.rows.flatMap(({ row }) =>
      row === null ? [] : [{ ...row, last_activity: new Date(row.last_activity) }],
    ),
  };
}
