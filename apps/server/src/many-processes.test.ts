import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, getJob, signUp, submitUrl } from "@audit/contract";
import { startFixtureShop, type FixtureShop } from "@audit/testkit";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { holdHalfway } from "./testing/hold-halfway.ts";
import { waitFor } from "./testing/index.ts";
import { isPostgresPossible, openTestPostgres, type TestDatabase } from "./testing/postgres.ts";
import { auditProcessesOf, startServerProcess, type ServerProcess } from "./testing/server-process.ts";

describe.skipIf(!isPostgresPossible())("many processes on one PostgreSQL database", () => {
  let database: TestDatabase;
  let shop: FixtureShop;
  let dataDir: string;
  let started: ServerProcess[] = [];

  beforeEach(async () => {
    const opened = await openTestPostgres();
    if (typeof opened === "string") throw new Error(opened);
    database = opened;
    shop = await startFixtureShop({ latencyMs: 100 });
    dataDir = mkdtempSync(join(tmpdir(), "seo-audit-data-"));
  });
  afterEach(async () => {
    await Promise.all(started.filter(({ child }) => child.exitCode === null).map((server) => server.end("SIGKILL")));
    started = [];
    await database.close();
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** All at once, as an orchestrator does: each brings the tables up to date. */
  async function startAll(...roles: string[]): Promise<ServerProcess[]> {
    const common = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      CRAWL_ALLOW_HOSTS: shop.host,
      CRAWL_CONCURRENCY: "1",
    };
    started = await Promise.all(roles.map((ROLE) => startServerProcess({ ...common, ROLE })));
    return started;
  }

  async function submitTo(url: string) {
    const { token } = await createClient({ base: url, token: () => null })(signUp, {
      body: { email: "owner@shop.example", password: "secret-1" },
    });
    const call = createClient({ base: url, token: () => token });
    const { id } = (await call(submitUrl, { body: { url: shop.url } })).data;
    const read = async () => (await call(getJob, { params: { id } })).data;
    const letGo = await holdHalfway(shop);
    await waitFor("the progress", async () => ((await read()).activity?.pages ?? 0) >= 8);
    return { read, id, letGo };
  }

  const pagesAsked = (): string[] => shop.requests.filter((path) => /^\/(products|pages)\//.test(path));

  test(
    "another worker takes over when one is killed, within thirty seconds and with few pages read again",
    { timeout: 90_000 },
    async () => {
      const [web, ...workers] = await startAll("web", "worker", "worker");
      const { read, letGo } = await submitTo(web!.url);
      const busy = workers.find(({ child }) => auditProcessesOf(child.pid!).length > 0)!;
      const before = performance.now();
      await busy.end("SIGKILL");
      letGo();
      const asked = shop.requests.length;
      await waitFor("the other worker", async () => shop.requests.length > asked + 1, 30_000);
      expect(performance.now() - before).toBeLessThan(30_000);
      const done = await waitFor("the end", async () => {
        const job = await read();
        return ["completed", "failed"].includes(job.status) && job;
      });
      expect(done).toMatchObject({ status: "completed", error: null });
      expect(pagesAsked().length - new Set(pagesAsked()).size).toBeLessThanOrEqual(25);
    },
  );

  test("a job survives that all database connections are cut several times", { timeout: 90_000 }, async () => {
    const [web] = await startAll("web", "worker");
    const { read, letGo } = await submitTo(web!.url);
    letGo();
    const admin = new pg.Client({ connectionString: database.url });
    admin.on("error", () => {});
    await admin.connect();
    for (let cuts = 0; cuts < 3; cuts += 1) {
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      await waitFor("an answer again", async () => (await read().catch(() => null)) !== null, 5000);
    }
    const done = await waitFor(
      "the end",
      async () => {
        const job = await read().catch(() => null);
        return job && ["completed", "failed"].includes(job.status) && job;
      },
      60_000,
    );
    expect(done).toMatchObject({ status: "completed", error: null });
    await admin.end();
  });

  test("a database that can't be reached is said in one sentence, without its password", async () => {
    const server = await startServerProcess({
      DATABASE_URL: "postgres://user:secret@127.0.0.1:1/none",
      DATA_DIR: dataDir,
    });
    expect(server.child.exitCode).toBe(1);
    expect(server.output().trim()).toBe(
      "The database at DATABASE_URL can't be used: connect ECONNREFUSED 127.0.0.1:1.",
    );
  });
});
