import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnEachStore } from "../../testing/index.ts";
import { plantJob } from "../../testing/plant-job.ts";
import { deleteExpired, readStored } from "./index.ts";

describeOnEachStore("what has been kept long enough", (open) => {
  test("goes: first what a crawl has read, and the whole analysis only where the operator wants it", async () => {
    const store = await open();
    const { db } = store;
    const user = { email: `${randomUUID()}@shop.example`, name: "User", password_hash: "" };
    const { id: userId } = await db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
    const plant = async (days: number): Promise<string> => {
      const { jobId } = await plantJob(db, userId);
      const ended = sql<Date>`now() - make_interval(days => ${days}::int)`;
      await db.updateTable("jobs").set({ completed_at: ended }).where("id", "=", jobId).execute();
      const bytes = Buffer.from("facts");
      await db.insertInto("crawl_batches").values({ job_id: jobId, seq: 1, pages: 1, bytes }).execute();
      const read = ["crawl-record", "look/a"].map((name) => ({ job_id: jobId, name, bytes }));
      await db.insertInto("artifacts").values(read).execute();
      return jobId;
    };
    const [old, fresh] = [await plant(8), await plant(6)];
    const heldOf = async (jobId: string) => ({
      batches: (await db.selectFrom("crawl_batches").select("seq").where("job_id", "=", jobId).execute()).length,
      artifacts: (await db.selectFrom("artifacts").select("name").where("job_id", "=", jobId).execute())
        .map(({ name }) => name)
        .filter((name) => !name.startsWith("addresses")),
      files: (await db.selectFrom("report_files").select("name").where("job_id", "=", jobId).execute()).length,
    });
    const before = await heldOf(fresh);
    expect(before).toMatchObject({ batches: 1, artifacts: expect.arrayContaining(["crawl-record", "look/a", "plan"]) });

    await deleteExpired(db, { crawlDays: 7, analysisDays: null });
    expect(await heldOf(fresh)).toEqual(before);
    const { files } = before;
    const artifacts = before.artifacts.filter((name) => name !== "crawl-record" && name !== "look/a");
    expect(await heldOf(old)).toEqual({ batches: 0, artifacts, files });

    await deleteExpired(db, { crawlDays: 7, analysisDays: 7 });
    const left = await db.selectFrom("jobs").select("id").where("user_id", "=", userId).execute();
    expect(left).toEqual([{ id: fresh }]);

    const stored = await readStored(db, { crawlDays: 7, analysisDays: null });
    expect(stored[0]).toEqual({ kind: "Pages as they were read", bytes: expect.any(Number) as number, keptDays: 7 });
    expect(stored.filter(({ bytes }) => bytes === 0)).toEqual([]);
    await store.close();
  });
});
