import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenAudit } from "../audit-request/index.ts";
import { readConfig } from "../config/config.ts";
import { admitAnalyses, holdFor } from "../features/access/index.ts";
import { openConnecting } from "../features/connections/index.ts";
import { fromSecret } from "../platform/app-secret.ts";
import type { Store } from "../platform/database/index.ts";
import { openHub } from "../platform/live/index.ts";
import { createLog } from "../platform/log.ts";
import { openModels } from "../platform/models/index.ts";
import { describeOnEachStore, waitFor } from "../testing/index.ts";
import { plant } from "../testing/planting.ts";
import { scriptAudit } from "../testing/script-audit.ts";
import type { WorkClock } from "./watch-work.ts";
import { workOnJob } from "./work-on-job.ts";

const MINUTE = 60_000;

/** A clock that a test winds. */
function handClock(): WorkClock & { wind(ms: number): void } {
  let now = 0;
  const timers = new Set<{ at: number; call: () => void }>();
  return {
    now: () => now,
    after(ms, call) {
      const timer = { at: now + ms, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    wind(ms) {
      now += ms;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.call();
      }
    },
  };
}

describeOnEachStore("a job that does not come to its end", (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  /** A job that was paid with a credit, and audits whose reading of the site never ends by itself. */
  async function stage() {
    const { db } = store;
    const email = `${crypto.randomUUID()}@shop.example`;
    const user = { email, name: "Owner", password_hash: "none" };
    const { id: userId } = await db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
    await plant(db, "purchase", email, { type: "single_report" });
    const row = { user_id: userId, url: "https://shop.example/", domain: "shop.example", options: "{}" };
    const { id } = await db.insertInto("jobs").values(row).returning("id").executeTakeFirstOrThrow();
    const wish = { typed: row.url, domain: row.domain };
    const asked = { userId, wishes: [wish], running: new Set<string>(), brand: "one_time" } as const;
    const access = { payments: "sandbox", freeDomainsPerMonth: 0 } as const;
    await db.transaction().execute(async (tx) => {
      const admitted = await admitAnalyses(tx, access, asked);
      await holdFor(
        tx,
        userId,
        admitted.map(({ admission }) => ({ admission, domain: row.domain, jobId: id })),
      );
    });
    const [clock, log] = [handClock(), createLog("silent")];
    const hub = await openHub(store, log);
    const { crawl, dnsServers, models, google } = readConfig({ CRAWL_RATE: "0" });
    let progress: (() => void) | null = null;
    let reads = 0;
    const openAudit: OpenAudit = (request, auditStore, options) => ({
      ...scriptAudit()(request, auditStore, options),
      crawl: (onProgress) => {
        reads += 1;
        const seen = { pages: 1, requests: 1, known: 1, expected: 1, url: "", waiting: null, firstFindings: [] };
        progress = () => onProgress?.(seen);
        return new Promise((_, reject) => {
          options.signal.addEventListener("abort", () => reject(new Error("stopped")));
        });
      },
    });
    const connecting = openConnecting(db, fromSecret("of this test"), google);
    const around = { db, log, hub, connecting, models: openModels(models, db, log) };
    const services = { ...around, crawl, dnsServers, openAudit, clock };
    const shutdown = new AbortController();
    return {
      clock,
      shutdown,
      close: () => hub.close(),
      work: async (signal = shutdown.signal) => {
        const before = reads;
        const outcome = workOnJob({ ...services, shutdown: signal }, id, new AbortController().signal).then(
          () => "ended",
          () => "again",
        );
        await waitFor("the site to be read", async () => reads > before);
        return { outcome };
      },
      goOn: () => progress?.(),
      credits: async () =>
        (await db.selectFrom("users").select("credits").where("id", "=", userId).executeTakeFirst())?.credits,
      job: () => db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    };
  }

  test("and stands still for ten minutes is begun again; the third time it ends with its reason and the credit is back [R24]", async () => {
    const { clock, work, goOn, job, credits, close } = await stage();
    expect(await credits()).toBe(0);
    for (const outcome of ["again", "again", "ended"]) {
      const run = await work();
      clock.wind(9 * MINUTE);
      goOn();
      clock.wind(9 * MINUTE);
      expect((await job()).status).toBe("executing_parallel_streams");
      clock.wind(MINUTE);
      expect(await run.outcome).toBe(outcome);
    }
    expect(await job()).toMatchObject({
      status: "failed",
      quarantined: false,
      error: "This analysis stood still for ten minutes, three times over, so it was ended. It costs you nothing.",
    });
    expect(await credits()).toBe(1);
    await close();
  });

  test("though it goes on is ended after two hours of work over all tries, waiting not counted, and the credit is back [R24]", async () => {
    const { clock, work, goOn, job, credits, close } = await stage();
    expect(await credits()).toBe(0);
    const shutdown = new AbortController();
    const first = await work(shutdown.signal);
    const goOnFor = (minutes: number): void => {
      for (let passed = 0; passed < minutes; passed += 5) {
        goOn();
        clock.wind(5 * MINUTE);
      }
    };
    goOnFor(60);
    shutdown.abort();
    expect(await first.outcome).toBe("again");
    clock.wind(600 * MINUTE);
    const second = await work();
    goOnFor(55);
    expect((await job()).status).toBe("executing_parallel_streams");
    goOnFor(5);
    expect(await second.outcome).toBe("ended");
    expect(await job()).toMatchObject({ status: "failed", error: expect.stringMatching(/two hours of work/) });
    expect(await credits()).toBe(1);
    await close();
  });
});
