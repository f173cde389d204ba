import { randomUUID } from "node:crypto";
import { sql, type Updateable } from "kysely";
import { expect, test } from "vitest";
import { foldJobTally, readJobs } from "./features/admin/index.ts";
import { tidy } from "./housekeeping.ts";
import type { Db, Schema } from "./platform/database/index.ts";
import { createLog } from "./platform/log.ts";
import { openQueue } from "./platform/queue/queue.ts";
import { describeOnEachStore } from "./testing/index.ts";
import { plantJob } from "./testing/plant-job.ts";

describeOnEachStore("regular cleaning", (open) => {
  test("removes what is over, keeps what is not, and puts stranded jobs back in line", async () => {
    const store = await open();
    const { db } = store;
    const log = createLog("silent");
    const queue = await openQueue(store, log, { supervise: false });
    const { id: userId } = await db
      .insertInto("users")
      .values({ email: `${randomUUID()}@shop.example`, name: "User", password_hash: "" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const ago = (time: string) => sql<Date>`now() - ${time}::interval`;
    await db
      .insertInto("sessions")
      .values(
        ["8 days", "1 hour"].map((time, n) => ({
          user_id: userId,
          token_hash: Buffer.from([n]),
          last_seen_at: ago(time),
        })),
      )
      .execute();
    await db
      .insertInto("rate_windows")
      .values([
        { key: "over", hits: 1, ends_at: ago("1 second") },
        { key: "open", hits: 1, ends_at: ago("-1 hour") },
      ])
      .execute();
    await db
      .insertInto("login_attempts")
      .values(["8 days", "1 hour"].map((key) => ({ key, blocked_until: ago(key), last_at: ago(key) })))
      .execute();
    const { jobId } = await plantJob(db, userId);
    await db
      .updateTable("live_outbox")
      .set({ at: ago("11 minutes") })
      .where("table_name", "=", "jobs")
      .execute();
    await db
      .updateTable("jobs")
      .set({ status: "executing_step1", created_at: ago("1 hour") })
      .where("id", "=", jobId)
      .execute();

    await tidy({ store, queue, log, config: { kept: { crawlDays: 7, analysisDays: null } } });

    expect(await db.selectFrom("sessions").select("user_id").where("user_id", "=", userId).execute()).toHaveLength(1);
    expect(await db.selectFrom("rate_windows").select("key").execute()).toEqual([{ key: "open" }]);
    expect(await db.selectFrom("login_attempts").select("key").execute()).toEqual([{ key: "1 hour" }]);
    const kept = await db
      .selectFrom("live_outbox")
      .select(["table_name", "op"])
      .where("user_id", "=", userId)
      .orderBy("seq")
      .execute();
    expect(kept.map(({ table_name, op }) => `${table_name} ${op}`)).toEqual(["action_progress INSERT", "jobs UPDATE"]);
    const { rows } = await sql<{ state: string }>`select state from queue.job where id = ${jobId}`.execute(db);
    expect(rows).toEqual([{ state: "created" }]);
    expect(await queue.restoreStranded()).toBe(0);
    await holdCounts(db, userId);
    if (store.kind === "embedded") await sql`vacuum (analyze)`.execute(db);
    await queue.close(1000);
    await store.close();
  });
});

/** What is counted along is what a count says, through all that happens to jobs and through folding. */
async function holdCounts(db: Db, userId: string): Promise<void> {
  const jobs = db.selectFrom("jobs").where("user_id", "=", userId);
  const holds = async (expected: Record<string, number>): Promise<void> => {
    const { counts } = await readJobs(db, { limit: 1 });
    expect(counts).toEqual({ all: 0, completed: 0, processing: 0, failed: 0, quarantined: 0, ...expected });
    expect(counts.all).toBe((await jobs.selectAll().execute()).length);
  };
  const set = (values: Updateable<Schema["jobs"]>) =>
    db.updateTable("jobs").set(values).where("user_id", "=", userId).execute();
  await holds({ all: 1, processing: 1 });
  await plantJob(db, userId);
  await holds({ all: 2, processing: 1, completed: 1 });
  await set({ status: "failed", quarantined: true });
  await holds({ all: 2, failed: 2, quarantined: 2 });
  await set({ status: "queued", quarantined: false });
  await set({ status: "executing_step1", progress: 10 });
  const { id } = await jobs.select("id").executeTakeFirstOrThrow();
  await db.deleteFrom("jobs").where("id", "=", id).execute();
  await holds({ all: 1, processing: 1 });
  await sql`insert into job_tally select 'failed', n % 2 * 2 - 1 from generate_series(1, 600) n`.execute(db);
  await foldJobTally(db);
  expect(await db.selectFrom("job_tally").selectAll().execute()).toEqual([{ kind: "processing", change: 1 }]);
  await holds({ all: 1, processing: 1 });
}
