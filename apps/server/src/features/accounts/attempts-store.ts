import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";

const FREE_FAILURES = 5;
const LONGEST_DELAY_SECONDS = 900;
const MOST_FAILURES = 100;
/** Until reset links exist, an account at the cap opens one try a day instead of closing for good. */
const CAP_SECONDS = 24 * 60 * 60;

/** Seconds until the next try: none for the first five, then 1, 2, 4 ... 900, from the 100th on a day. */
const delay = sql<number>`case
  when login_attempts.failures + 1 >= ${MOST_FAILURES} then ${CAP_SECONDS}
  when login_attempts.failures + 1 < ${FREE_FAILURES} then 0
  else least(${LONGEST_DELAY_SECONDS}, power(2, least(20, login_attempts.failures + 1 - ${FREE_FAILURES})))
end`;

/**
 * Reserves one try, counted as failed until `clearFailures`: of many parallel guesses only those within the limit
 * are evaluated at all.
 * @returns null when the try may be made, else the seconds to wait.
 */
export async function reserveTry(db: Db, key: string): Promise<number | null> {
  const reserved = await db
    .insertInto("login_attempts")
    .values({ key, failures: 1, blocked_until: sql`now()`, last_at: sql`now()` })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({
          failures: sql`login_attempts.failures + 1`,
          blocked_until: sql`now() + make_interval(secs => ${delay})`,
          last_at: sql`now()`,
        })
        .where("login_attempts.blocked_until", "<=", sql<Date>`now()`),
    )
    .returning("failures")
    .executeTakeFirst();
  if (reserved) return null;
  const { wait } = await db
    .selectFrom("login_attempts")
    .select(sql<number>`ceil(extract(epoch from blocked_until - now()))::int`.as("wait"))
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return Math.max(1, wait);
}

export async function clearFailures(db: Db, key: string): Promise<void> {
  await db.deleteFrom("login_attempts").where("key", "=", key).execute();
}

export async function deleteOldAttempts(db: Db): Promise<void> {
  await db
    .deleteFrom("login_attempts")
    .where("last_at", "<", sql<Date>`now() - interval '7 days'`)
    .execute();
}
