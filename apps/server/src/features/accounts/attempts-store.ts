import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";

const FREE_FAILURES = 5;
const LONGEST_DELAY_SECONDS = 900;
const MOST_FAILURES = 100;
/** At the cap the password is off until a reset link is used; that long is also how long the row is kept. */
export const CAP_SECONDS = 7 * 24 * 60 * 60;
/** Right passwords may come in parallel too, from several pages of one owner. */
const PARALLEL_TRIES = 20;

/** After one more failure: none for the first four, then 1, 2, 4 ... 900 seconds, from the 100th on the cap. */
const delay = sql<number>`case
  when login_attempts.failures + 1 >= ${MOST_FAILURES} then ${CAP_SECONDS}
  when login_attempts.failures + 1 < ${FREE_FAILURES} then 0
  else least(${LONGEST_DELAY_SECONDS}, power(2, least(20, login_attempts.failures + 1 - ${FREE_FAILURES})))
end`;

/**
 * Long ago: "now" is when a statement's own transaction began, and one that began earlier, but waits for this row, would
 * find the account blocked by a right password that was faster.
 */
const NOT_BLOCKED = sql<Date>`to_timestamp(0)`;

/** A try whose process died is forgotten after a minute. */
const stillOpen = sql<number>`
  case when login_attempts.last_at < now() - interval '1 minute' then 0 else login_attempts.open_tries end`;

/**
 * Opens one try. Decided in one statement, so of many parallel guesses only those within the limit are evaluated.
 * @returns null when the try may be made, else the seconds to wait. `endTry` must follow.
 */
export async function openTry(db: Db, key: string): Promise<number | null> {
  const opened = await db
    .insertInto("login_attempts")
    .values({ key, open_tries: 1, blocked_until: NOT_BLOCKED, last_at: sql`now()` })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ open_tries: sql`${stillOpen} + 1`, last_at: sql`now()` })
        .where("login_attempts.blocked_until", "<=", sql<Date>`now()`)
        .where(
          sql<boolean>`${stillOpen} < case
            when login_attempts.failures < ${FREE_FAILURES} then ${PARALLEL_TRIES} - login_attempts.failures else 1 end`,
        ),
    )
    .returning("key")
    .executeTakeFirst();
  if (opened) return null;
  const { wait } = await db
    .selectFrom("login_attempts")
    .select(sql<number>`ceil(extract(epoch from blocked_until - now()))::int`.as("wait"))
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return Math.max(1, wait);
}

/** Notes how a try ended: a right password ends the row of failures, a wrong one makes the next wait longer. */
export async function endTry(db: Db, key: string, matched: boolean): Promise<void> {
  await db
    .updateTable("login_attempts")
    .set({
      open_tries: sql`greatest(login_attempts.open_tries - 1, 0)`,
      failures: matched ? 0 : sql`login_attempts.failures + 1`,
      blocked_until: matched
        ? NOT_BLOCKED
        : sql`case when ${delay} = 0 then ${NOT_BLOCKED} else now() + make_interval(secs => ${delay}) end`,
    })
    .where("key", "=", key)
    .execute();
}

/** After a reset: whoever could read the account's mail may try again, from any browser. */
export async function forgetFailures(db: Db, accountKey: string): Promise<void> {
  await db
    .deleteFrom("login_attempts")
    .where(({ or, eb }) => or([eb("key", "=", accountKey), sql<boolean>`starts_with(key, ${`${accountKey} `}::text)`]))
    .execute();
}

export async function deleteOldAttempts(db: Db): Promise<void> {
  await db
    .deleteFrom("login_attempts")
    .where("last_at", "<", sql<Date>`now() - interval '7 days'`)
    .execute();
}
