import { setTimeout as pause } from "node:timers/promises";
import { rareTexts } from "@audit/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../platform/database/index.ts";
import { describeOnEachStore, waitFor } from "../testing/index.ts";
import { stagePaidJob, type Crawl } from "../testing/stage-paid-job.ts";

const HOUR_MS = 60 * 60_000;
const PAUSE_MS = 10_000;

const readTwoBatches: Crawl = async (store) => {
  await store.saveBatch(Buffer.from("first pages"), 8);
  await store.saveBatch(Buffer.from("more pages"), 8);
};

describeOnEachStore("a job whose database has no room", (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(store.db);
  });
  afterAll(() => store.close());

  const fill = () =>
    sql`create trigger full_disk before insert on crawl_batches execute function refuse()`.execute(store.db);
  const free = () => sql`drop trigger full_disk on crawl_batches`.execute(store.db);
  const stage = async () => {
    const staged = await stagePaidJob(store, readTwoBatches);
    const isWaiting = async () => (await staged.job()).activity?.waitsFor === "store";
    return { ...staged, isWaiting };
  };

  test("waits, says so, and goes on as soon as there is some, however often it was asked", async () => {
    await fill();
    const { work, clock, job, isWaiting, id, credits, close } = await stage();
    let isOver = false;
    const outcome = work();
    await waitFor("the wait to be shown", isWaiting);
    for (let tries = 0; tries < 6; tries += 1) {
      clock.wind(PAUSE_MS);
      await pause(10);
    }
    expect(await job()).toMatchObject({ status: "executing_parallel_streams", attempts: 1, failures: 0 });
    await free();
    const ended = outcome.finally(() => (isOver = true));
    while (!isOver) {
      clock.wind(PAUSE_MS);
      await pause(10);
    }
    expect(await ended).toBe("ended");
    expect(await job()).toMatchObject({ status: "completed", error: null, activity: null });
    const batches = await store.db.selectFrom("crawl_batches").select("seq").where("job_id", "=", id).execute();
    expect(batches.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await credits()).toBe(0);
    await close();
  });

  test("ends with its reason after an hour, and the credit is back", async () => {
    await fill();
    const { work, clock, job, isWaiting, credits, close } = await stage();
    const outcome = work();
    await waitFor("the wait to be shown", isWaiting);
    clock.wind(HOUR_MS);
    expect(await outcome).toBe("ended");
    expect(await job()).toMatchObject({ status: "failed", quarantined: false, error: rareTexts.stillAway.store });
    expect(await credits()).toBe(1);
    await free();
    await close();
  });

  test("keeps a batch once whose answer was lost", async () => {
    const { work, id, close } = await stagePaidJob(store, async (kept) => {
      for (let sent = 0; sent < 2; sent += 1) await kept.saveBatch(Buffer.from("the same pages"), 8);
    });
    expect(await work()).toBe("ended");
    const batches = await store.db.selectFrom("crawl_batches").select("seq").where("job_id", "=", id).execute();
    expect(batches).toHaveLength(1);
    await close();
  });
});
