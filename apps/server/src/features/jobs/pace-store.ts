import { sql } from "kysely";
import { onlyRow, type Db } from "../../platform/database/index.ts";

const LAST = 20;

/** Slots of all living workers, how many are taken, and the median of seconds that the last jobs took from start to end. */
export async function readPace(db: Db): Promise<{ slots: number; running: number; seconds: number | null }> {
  const result = await sql<{ slots: number; running: number; seconds: number | null }>`
    select coalesce(sum(slots), 0)::int as slots, coalesce(sum(running), 0)::int as running,
      (select percentile_cont(0.5) within group (order by extract(epoch from completed_at - started_at))::float
       from (select completed_at, started_at from jobs where status = 'completed' order by completed_at desc limit ${LAST})
       last) as seconds
    from processes where role <> 'web' and heartbeat_at > now() - interval '30 seconds'`.execute(db);
  return onlyRow(result);
}
