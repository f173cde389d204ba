import { sql } from "kysely";
import type { Db } from "../database/index.ts";

export interface RateLimit {
  readonly hits: number;
  readonly seconds: number;
}

/**
 * Counts one hit against a limit, atomically over all processes and by the database's clock.
 * @returns null when it is within the limit, else the seconds until the window ends (at least 1).
 */
export async function countHit(db: Db, key: string, limit: RateLimit): Promise<number | null> {
  const { hits, wait } = await addHits(db, key, { hits: 1, seconds: limit.seconds });
  return hits <= limit.hits ? null : wait;
}

/** Adds hits to a window that begins with the first of them. @returns all there are, and the seconds until it ends (at least 1) */
export async function addHits(db: Db, key: string, added: RateLimit): Promise<{ hits: number; wait: number }> {
  const window = sql<Date>`now() + make_interval(secs => ${added.seconds})`;
  const { hits, wait } = await db
    .insertInto("rate_windows")
    .values({ key, hits: added.hits, ends_at: window })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql`case when rate_windows.ends_at <= now() then excluded.hits else rate_windows.hits + excluded.hits end`,
        ends_at: sql`case when rate_windows.ends_at <= now() then ${window} else rate_windows.ends_at end`,
      }),
    )
    .returning(["hits", sql<number>`ceil(extract(epoch from rate_windows.ends_at - now()))::int`.as("wait")])
    .executeTakeFirstOrThrow();
  return { hits, wait: Math.max(1, wait) };
}

export async function deleteEndedWindows(db: Db): Promise<void> {
  await db
    .deleteFrom("rate_windows")
    .where("ends_at", "<", sql<Date>`now()`)
    .execute();
}

/** Hits of running windows, by key, with the seconds until each ends; a key without a window is left out. */
export async function readHits(db: Db, keys: readonly string[]): Promise<Map<string, { hits: number; wait: number }>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("rate_windows")
    .select(["key", "hits", sql<number>`ceil(extract(epoch from ends_at - now()))::int`.as("wait")])
    .where("key", "in", [...new Set(keys)])
    .where("ends_at", ">", sql<Date>`now()`)
    .execute();
  return new Map(rows.map(({ key, hits, wait }) => [key, { hits, wait }]));
}
