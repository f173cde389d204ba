import { sql } from "kysely";
import type { Db } from "../platform/database/index.ts";

/** A lease that nobody renews is free again: its worker was killed. */
const HELD_SECONDS = 30;
const heldUntil = sql<Date>`now() + make_interval(secs => ${HELD_SECONDS})`;

/** Takes or renews the right to read a site for a job or a check. @returns false while another one has it. */
export async function acquireSiteLease(db: Db, site: string, holder: string): Promise<boolean> {
  const row = await db
    .insertInto("crawl_seats")
    .values({ site, holder, held_until: heldUntil })
    .onConflict((conflict) =>
      conflict
        .column("site")
        .doUpdateSet((q) => ({ holder: q.ref("excluded.holder"), held_until: q.ref("excluded.held_until") }))
        .where((q) =>
          q.or([
            q("crawl_seats.holder", "=", q.ref("excluded.holder")),
            q("crawl_seats.held_until", "<", sql<Date>`now()`),
          ]),
        ),
    )
    .returning("site")
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseSiteLease(db: Db, site: string, holder: string): Promise<void> {
  await db.deleteFrom("crawl_seats").where("site", "=", site).where("holder", "=", holder).execute();
}
