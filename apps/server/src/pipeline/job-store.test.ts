import { readConfig } from "../config/config.ts";
import { crawlStore } from "../crawl-store/index.ts";
import { openModels } from "../platform/models/index.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../platform/database/index.ts";
import { openHub } from "../platform/live/index.ts";
import { openConnecting } from "../features/connections/index.ts";
import { fromSecret } from "../platform/app-secret.ts";
import { createLog } from "../platform/log.ts";
import { describeOnEachStore } from "../testing/index.ts";
import {
  claimJob,
  completeJob,
  enterStage,
  giveBack,
  LeaseLost,
  saveProgress,
  writeInOne,
  writeUnderLease,
} from "./job-store.ts";
import { workOnJob } from "./work-on-job.ts";

const FIRST = { advanced: false, workedMs: 0 };

describeOnEachStore("leases on jobs", (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  async function plant(values: { attempts?: number } = {}): Promise<string> {
    const { id: user_id } = await store.db
      .insertInto("users")
      .values({ email: `${randomUUID()}@shop.example`, name: "User", password_hash: "" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id } = await store.db
      .insertInto("jobs")
      .values({ user_id, url: "https://a.example/", domain: "a.example", options: "{}", warnings: "[]", ...values })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  const read = (id: string) => store.db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const claim = async (jobId: string) => ({ jobId, fence: (await claimJob(store.db, jobId))!.fence });

  test("of many claims at once each gets its own number, and only the last may write", async () => {
    const id = await plant();
    const leases = await Promise.all(Array.from({ length: 20 }, () => claim(id)));
    const newest = leases.toSorted((a, b) => a.fence - b.fence).at(-1)!;
    expect(new Set(leases.map(({ fence }) => fence)).size).toBe(20);
    const stage = { status: "executing_step1", percent: 30 } as const;
    const outcomes = await Promise.allSettled(leases.map((lease) => enterStage(store.db, lease, stage, FIRST)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(enterStage(store.db, newest, stage, FIRST)).resolves.toBeUndefined();
  });

  test("a stale worker can write nothing: not a batch, not progress, not the end", async () => {
    const id = await plant();
    const stale = await claim(id);
    await claim(id);
    const activity = {
      pages: 9,
      known: 9,
      expected: 9,
      secondsLeft: null,
      url: "",
      waiting: null,
      waitsFor: null,
      firstFindings: [],
    };
    await expect(saveProgress(store.db, stale, 25, activity, 0)).rejects.toThrow(LeaseLost);
    await expect(completeJob(store.db, stale)).rejects.toThrow(LeaseLost);
    await expect(giveBack(store.db, stale, 0)).rejects.toThrow(LeaseLost);
    const write = writeUnderLease(store.db, stale, (tx) =>
      tx
        .insertInto("crawl_batches")
        .values({ job_id: id, seq: 1, pages: 1, bytes: Buffer.from("x") })
        .execute(),
    );
    await expect(write).rejects.toThrow(LeaseLost);
    const kept = crawlStore(store.db, id, {
      writeInOne: (statementOf) => writeInOne(store.db, stale, statementOf),
      patiently: (act) => act(),
    });
    await expect(kept.saveBatch(Buffer.from("x"), 1)).rejects.toThrow(LeaseLost);
    await expect(kept.saveEntry("page", Buffer.from("x"))).rejects.toThrow(LeaseLost);
    expect(await kept.loadEntry("page")).toBeNull();
    expect(await store.db.selectFrom("crawl_batches").select("seq").where("job_id", "=", id).execute()).toEqual([]);
    expect(await read(id)).toMatchObject({ status: "queued", progress: 5, pages_crawled: 0 });
  });

  test("progress never falls", async () => {
    const id = await plant();
    const lease = await claim(id);
    await enterStage(store.db, lease, { status: "executing_convergence", percent: 90 }, FIRST);
    await enterStage(store.db, lease, { status: "executing_step1", percent: 30 }, FIRST);
    expect(await read(id)).toMatchObject({ progress: 90, status: "executing_step1" });
  });

  test("an ended or deleted job can't be claimed", async () => {
    const id = await plant();
    await completeJob(store.db, await claim(id));
    expect(await claimJob(store.db, id)).toBeNull();
    expect(await claimJob(store.db, randomUUID())).toBeNull();
  });

  test("a job handed back at shutdown has no failed attempt, and its old holder has no say", async () => {
    const id = await plant();
    const lease = await claim(id);
    await giveBack(store.db, lease, 0);
    expect(await read(id)).toMatchObject({ attempts: 0 });
    await expect(completeJob(store.db, lease)).rejects.toThrow(LeaseLost);
  });

  test("a job with which the program ended ten times is put aside with a sentence", async () => {
    const id = await plant({ attempts: 10 });
    const log = createLog("silent");
    const hub = await openHub(store, log);
    const { crawl, dnsServers, models: settings } = readConfig({});
    const shutdown = new AbortController().signal;
    const openAudit = () => {
      throw new Error("Never opened.");
    };
    const models = openModels(settings, store.db, log);
    const connecting = openConnecting(store.db, fromSecret("of this test"), readConfig({}).google);
    const services = { db: store.db, log, hub, models, connecting, crawl, dnsServers, openAudit, shutdown };
    await workOnJob(services, id, new AbortController().signal);
    expect(await read(id)).toMatchObject({
      status: "failed",
      quarantined: true,
      error:
        "Our program ended ten times while it worked on this analysis, so we put it aside. Please contact support if it happens again.",
    });
    await hub.close();
  });
});
