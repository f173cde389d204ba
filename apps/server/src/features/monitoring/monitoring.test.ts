import { checkHealth, getMonitoring, submitUrl, type Monitoring } from "@audit/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestServer, waitFor, type TestAccount, type TestServer } from "../../testing/index.ts";

const TOKEN = "a-scraper-of-figures-1";
let server: TestServer;
let admin: TestAccount;
beforeAll(async () => {
  // Nothing listens at the discard port: mail is configured and does not work.
  const env = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "no-reply@audit.example", METRICS_TOKEN: TOKEN };
  server = await createTestServer({ env, openAudit: standStill });
  admin = await server.mint("admin");
});
afterAll(() => server.stop());

/** Jobs stay where they are. */
function standStill(): never {
  throw new Error("No audit in this test.");
}

const read = async (): Promise<Monitoring> => (await admin.call(getMonitoring, {})).data;

test("who was here in the last 15 minutes is counted once, the others not at all [D2-3.41 D2-9.25]", async () => {
  const [here, gone] = [await server.mint(), await server.mint()];
  const { db } = server.store;
  const old = new Date(Date.now() - 16 * 60_000);
  await db.updateTable("sessions").set({ last_seen_at: old }).where("user_id", "=", gone.userId).execute();
  await db
    .insertInto("sessions")
    .values({ user_id: here.userId, token_hash: Buffer.from("another") })
    .execute();
  const { activeUsers } = await read();
  expect(activeUsers.timeWindow).toBe("15 minutes");
  const emails = activeUsers.users.map(({ email }) => email);
  expect(emails.filter((email) => email === here.email)).toHaveLength(1);
  expect(emails).not.toContain(gone.email);
  expect(activeUsers.count).toBe(activeUsers.users.length);
  expect(activeUsers.users.find(({ email }) => email === here.email)).toEqual({
    auth_user_id: here.userId,
    email: here.email,
    display_name: "User",
  });
});

test("unfinished jobs are counted by status with the age of the oldest of each [D2-3.42]", async () => {
  const owner = await server.mint();
  const { db } = server.store;
  const plant = (status: "queued" | "executing_step1", minutes: number) =>
    db
      .insertInto("jobs")
      .values({
        user_id: owner.userId,
        url: "https://shop.example/",
        domain: "shop.example",
        options: "{}",
        status,
        created_at: new Date(Date.now() - minutes * 60_000),
      })
      .execute();
  await plant("executing_step1", 3);
  await plant("executing_step1", 7);
  const { activeJobs } = await read();
  expect(activeJobs.byStatus["executing_step1"]).toBe(2);
  expect(activeJobs.oldestSeconds["executing_step1"]).toBeGreaterThanOrEqual(7 * 60 - 1);
  expect(activeJobs.oldestSeconds["executing_step1"]).toBeLessThan(8 * 60);
  expect(activeJobs.total).toBe(Object.values(activeJobs.byStatus).reduce((sum, count) => sum + count, 0));
  expect(activeJobs.jobs.find(({ userEmail }) => userEmail === owner.email)).toMatchObject({
    url: "https://shop.example/",
    status: "executing_step1",
    userName: "User",
  });
  await db.deleteFrom("jobs").where("user_id", "=", owner.userId).execute();
});

test("this very process reports its heartbeat, memory, uptime and the jobs in its hands [D2-3.43]", async () => {
  const { processes, systemHealth } = await read();
  expect(processes).toMatchObject([{ pid: process.pid, role: "both", alive: true, slots: 2 }]);
  expect(processes[0]!.rss).toBeGreaterThan(10_000_000);
  expect(Math.abs(systemHealth.uptime - process.uptime())).toBeLessThan(5);
  expect(systemHealth.memoryUsage.heapUsed).toBeLessThanOrEqual(systemHealth.memoryUsage.heapTotal);
  const { db } = server.store;
  await db
    .updateTable("processes")
    .set({ heartbeat_at: new Date(Date.now() - 31_000) })
    .execute();
  expect((await read()).processes[0]!.alive).toBe(false);
  const { data } = await admin.call(checkHealth, {});
  expect(data.apiStatus.mcpServer).toMatchObject({ status: "failed" });
  await db.updateTable("processes").set({ heartbeat_at: new Date() }).execute();
  const well = (await admin.call(checkHealth, {})).data.apiStatus.mcpServer;
  expect(well).toMatchObject({ status: "ok", error: null, lastError: { text: expect.stringContaining("No worker") } });
});

test("each part says how it answered and when; what is not set up says that [D2-3.44]", async () => {
  const { apiStatus } = (await admin.call(checkHealth, {})).data;
  expect(apiStatus.supabase).toMatchObject({
    status: "ok",
    note: expect.stringMatching(/^PostgreSQL \d+/),
    error: null,
  });
  expect(Date.now() - Date.parse(apiStatus.supabase.checkedAt!)).toBeLessThan(30_000);
  expect(apiStatus.supabase.latencyMs).toBeGreaterThanOrEqual(0);
  expect(apiStatus.disk).toMatchObject({
    status: expect.stringMatching(/ok|warning/),
    note: expect.stringContaining("free"),
  });
  expect(apiStatus.mail).toMatchObject({ status: "failed", error: expect.stringContaining("ECONNREFUSED") });
  expect(apiStatus.mail.lastError).not.toBeNull();
  expect(apiStatus.stripe).toMatchObject({ status: "not_configured", mode: "off" });
  expect(apiStatus.llmProviders.current_provider).toBeNull();
  expect(Object.values(apiStatus.llmProviders.providers).map(({ status }) => status)).toEqual(
    Array.from({ length: 4 }, () => "not_configured"),
  );
});

const scrape = (bearer?: string): Promise<Response> =>
  fetch(`${server.url}/metrics`, bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } });

test("a browser without its sandbox is a warning, and only the setting brings it about", async () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  const browser = async () => (await admin.call(checkHealth, {})).data.apiStatus.browser;
  expect(await browser()).toMatchObject({ status: "ok", note: process.execPath });
  vi.stubEnv("CHROMIUM_SANDBOX", "off");
  expect(await browser()).toMatchObject({ status: "warning", note: expect.stringContaining("without its sandbox") });
  vi.stubEnv("CHROMIUM_PATH", "/nowhere");
  expect(await browser()).toMatchObject({ status: "not_configured" });
  vi.unstubAllEnvs();
});

test("figures for Prometheus are given to the scraper and to administrators, to nobody else", async () => {
  const user = await server.mint();
  const statuses = [undefined, "wrong", user.token, admin.token, TOKEN].map(
    async (bearer) => (await scrape(bearer)).status,
  );
  expect(await Promise.all(statuses)).toEqual([401, 401, 403, 200, 200]);
  const text = await (await scrape(TOKEN)).text();
  expect(text).toMatch(/^audit_workers 1$/m);
  expect(text).toMatch(/^audit_dependency_up\{part="supabase"\} 1$/m);
  expect(text).toMatch(/^audit_dependency_up\{part="mail"\} 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="POST",route="\/api\/v1\/auth\/signup-first",status="200"\}/m,
  );
  expect(text).not.toContain('part="stripe"');
});

test("a job that waits is seen in the figures of the scraper and gone from them when it ended", async () => {
  const owner = await server.mint();
  const { job } = await owner.call(submitUrl, { body: { url: "https://waits.example/" } });
  await waitFor(
    "the end",
    async () => {
      const row = await server.store.db.selectFrom("jobs").select("status").where("id", "=", job.id).executeTakeFirst();
      return row?.status === "failed";
    },
    30_000,
  );
  const text = await (await scrape(TOKEN)).text();
  expect(text).toMatch(/^audit_jobs_ended_day\{status="failed"\} [1-9]/m);
  expect(text).not.toMatch(/^audit_jobs\{/m);
});

test("what the program itself failed on is counted, over all jobs of a day", async () => {
  const kept = { verdict_faults: 3, page_faults: 2 };
  await server.store.db.updateTable("jobs").set(kept).where("completed_at", "is not", null).execute();
  const text = await (await scrape(TOKEN)).text();
  expect(text).toMatch(/^audit_faults_day\{kind="verdict"\} [1-9]/m);
  expect(text).toMatch(/^audit_faults_day\{kind="page"\} [1-9]/m);
});
