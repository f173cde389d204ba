import { sql } from "kysely";
import type { Db } from "../platform/database/index.ts";

/** A seat that nobody renews is free again: its worker was killed. */
const HELD_SECONDS = 30;
const heldUntil = sql<Date>`now() + make_interval(secs => ${HELD_SECONDS})`;

/** Takes or renews the right to read a site. @returns false while another job has it. */
export async function takeSeat(db: Db, site: string, jobId: string): Promise<boolean> {
  const row = await db
    .insertInto("crawl_seats")
    .values({ site, job_id: jobId, held_until: heldUntil })
    .onConflict((conflict) =>
      conflict
        .column("site")
        .doUpdateSet((q) => ({ job_id: q.ref("excluded.job_id"), held_until: q.ref("excluded.held_until") }))
        .where((q) =>
          q.or([
            q("crawl_seats.job_id", "=", q.ref("excluded.job_id")),
            q("crawl_seats.held_until", "<", sql<Date>`now()`),
          ]),
        ),
    )
    .returning("site")
    .executeTakeFirst();
  return row !== undefined;
}

export async function leaveSeat(db: Db, site: string, jobId: string): Promise<void> {
  await db.deleteFrom("crawl_seats").where("site", "=", site).where("job_id", "=", jobId).execute();
}
