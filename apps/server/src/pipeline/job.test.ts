import {
  deleteJob,
  getFile,
  getJob,
  getReport,
  listActions,
  listAllJobs,
  listAnalyses,
  listFiles,
  listFindingUrls,
  submitUrl,
  type Job,
} from "@audit/contract";
import { AuditEnded, AuditFailed, type Audit } from "@audit/engine/process";
import { startFixtureShop, type FixtureShop } from "@audit/testkit";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestServer, describeOnEachStore, waitFor, type TestAccount, type TestServer } from "../testing/index.ts";
import { makeReport } from "../testing/make-report.ts";
import { makePlan } from "../testing/make-plan.ts";
import { auditProcessesOf } from "../testing/server-process.ts";
import { stages } from "./stages.ts";

const hasEnded = ({ status }: Job): boolean => status === "completed" || status === "failed";

const follow = async ({ call }: TestAccount, id: string, until: (job: Job) => boolean = hasEnded): Promise<Job[]> => {
  const seen: Job[] = [];
  await waitFor(`job ${id}`, async () => {
    const { data } = await call(getJob, { params: { id } });
    seen.push(data);
    return until(data);
  });
  return seen;
};

const submit = async ({ call }: TestAccount, url: string): Promise<string> =>
  (await call(submitUrl, { body: { url } })).data.id;

/** Waits until nobody has asked the shop for anything for a while. @returns milliseconds until the last request. */
async function quiet(shop: FixtureShop, forMs: number): Promise<number> {
  const start = performance.now();
  let last = { count: shop.requests.length, at: start };
  await waitFor("the shop to be left alone", async () => {
    if (shop.requests.length !== last.count) last = { count: shop.requests.length, at: performance.now() };
    return performance.now() - last.at >= forMs;
  });
  return last.at - start;
}

describeOnEachStore("a job on the fixture shop", (open) => {
  let server: TestServer;
  let shop: FixtureShop;
  beforeAll(async () => {
    shop = await startFixtureShop({ latencyMs: 100 });
    const env = { CRAWL_ALLOW_HOSTS: shop.host, CRAWL_CONCURRENCY: "1", WORKERS: "2" };
    server = await createTestServer({ store: await open(), env });
  });
  afterAll(async () => {
    await server.stop();
    await shop.close();
  });
  afterEach(() => quiet(shop, 300));

  test("is read, judged and planned, its progress never falls [D1-3.23] [D1-3.24]", async () => {
    const account = await server.mint();
    const id = await submit(account, shop.url);
    const seen = await follow(account, id);
    const done = seen.at(-1)!;
    expect(done).toMatchObject({
      status: "completed",
      progress: 100,
      error: null,
      activity: null,
      action_generation_status: "completed",
      steps: { actions_parsing: { status: "completed" } },
    });
    expect(done.health_score).toBeGreaterThan(0);
    expect(done.pages_crawled).toBeGreaterThan(10);
    expect(done.executive_summary).toContain("#");

    const order = ["queued", ...stages.map(({ status }) => status), "completed"];
    const places = seen.map(({ status }) => order.indexOf(status));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const progress = seen.map((job) => job.progress);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    const reading = seen.filter(({ activity }) => activity && activity.pages > 1);
    expect(reading.length).toBeGreaterThan(0);
    expect(reading.at(-1)!.activity!.url).toContain(shop.host);

    const plan = await account.call(listActions, { query: { jobId: id } });
    expect(plan.actions).toHaveLength(done.action_count);
    expect(done.action_count).toBeGreaterThan(0);
    const { analyses } = await account.call(listAnalyses, { query: {} });
    expect(analyses).toMatchObject([{ jobId: id, actions_count: done.action_count }]);
    const { files } = (await account.call(listFiles, { params: { id } })).data;
    expect(files.length).toBeGreaterThan(0);
    const file = await account.call(getFile, { params: { id, name: files[0]!.name } });
    expect(Buffer.byteLength(file.data.content)).toBe(files[0]!.bytes);
    await expectReport(account, done);
  });

  /** The stored report agrees with the job, and each finding's list is as long as it says. */
  async function expectReport({ call }: TestAccount, { id, health_score: health, pages_crawled: pages }: Job) {
    const { data } = await call(getReport, { params: { id } });
    expect(data.scores.health.score).toBe(health);
    expect(data.coverage.pages).toBe(pages);
    expect(data.findings.length).toBeGreaterThan(10);
    for (const { rule, verdict, count } of data.findings.filter(({ proofs }) => proofs.length > 0)) {
      const list = await call(listFindingUrls, { params: { id, ruleId: rule }, query: {} });
      expect([rule, verdict, list.data.addresses.length]).toEqual([rule, verdict, count]);
    }
    expect(data.findings.some(({ actions }) => actions.length > 0)).toBe(true);
  }

  test("that is deleted while it runs leaves the site alone within five seconds and writes nothing later [R25]", async () => {
    const account = await server.mint();
    const id = await submit(account, shop.url);
    await follow(account, id, ({ activity }) => (activity?.pages ?? 0) >= 3);
    await account.call(deleteJob, { params: { id } });
    expect(await quiet(shop, 1000)).toBeLessThan(5000);
    expect(auditProcessesOf(process.pid)).toEqual([]);
    for (const table of ["crawl_batches", "artifacts", "report_files", "actions", "analyses"] as const) {
      expect(await server.store.db.selectFrom(table).select("job_id").where("job_id", "=", id).execute()).toEqual([]);
    }
  });

  test("goes on where it stopped when the process that reads the site is killed", async () => {
    const account = await server.mint();
    const before = shop.requests.length;
    const id = await submit(account, shop.url);
    await waitFor("the first stored batch and more than its pages", async () => {
      const batches = await server.store.db
        .selectFrom("crawl_batches")
        .select("pages")
        .where("job_id", "=", id)
        .execute();
      return batches.length > 0 && shop.requests.length - before > 9;
    });
    for (const pid of auditProcessesOf(process.pid)) process.kill(pid, "SIGKILL");
    const done = (await follow(account, id)).at(-1)!;
    expect(done).toMatchObject({ status: "completed", error: null });
    const asked = shop.requests
      .slice(before)
      .filter((path) => path.startsWith("/products/") || path.startsWith("/pages/"));
    const repeated = asked.length - new Set(asked).size;
    expect(repeated).toBeLessThanOrEqual(10);
  });

  test("of a site that does not answer fails with one sentence for its owner", async () => {
    const account = await server.mint();
    const closed = await startFixtureShop();
    await closed.close();
    const allowed = await createTestServer({ env: { CRAWL_ALLOW_HOSTS: closed.host } });
    const other = await allowed.mint();
    const done = (await follow(other, await submit(other, closed.url))).at(-1)!;
    expect(done).toMatchObject({ status: "failed", progress: expect.any(Number), action_count: 0 });
    expect(done.error).toMatch(/^[A-Z0-9"].*\.$/);
    expect(done.error).not.toMatch(/ECONN|Error:|\bat /);
    await allowed.stop();
    await expect(account.call(getJob, { params: { id: done.id } })).rejects.toMatchObject({ status: 404 });
  });
});

describeOnEachStore("a job whose audit misbehaves", (open) => {
  let server: TestServer;
  let opened = 0;
  let misbehave: (stage: "crawl" | "judge" | "plan") => void = () => {};
  beforeAll(async () => {
    server = await createTestServer({ store: await open(), openAudit: scripted });
  });
  afterAll(() => server.stop());

  /** An audit that does nothing but what a test asks it to. */
  function scripted(): Audit {
    opened += 1;
    const scores = {
      health: 50,
      aiCitation: null,
      byCategory: { schema: 1, content: 1, technical: 1, social: 1, tools: 1 },
      ceilings: [],
      unscored: null,
    };
    const counts = { pages: 1, requests: 1, unread: 3, findings: 1, faults: { verdicts: 2, pages: 1 } };
    const judged = { finalUrl: "", scores, ...counts, warnings: ["Blocked."] };
    return {
      crawl: async () => misbehave("crawl"),
      judge: async () => {
        misbehave("judge");
        return judged;
      },
      plan: async () => {
        misbehave("plan");
        return makePlan(2, "scripted");
      },
      report: async () => makeReport(["title-missing"], 1, "scripted"),
      siteSummary: async () => ({ home: "https://shop.example/", language: null, kinds: [], opening: [], pages: [] }),
      addresses: async () => [],
      pageTable: async () => [],
      check: () => Promise.reject(new Error("Not asked for.")),
      json: () => Promise.reject(new Error("Not asked for.")),
      close: async () => {},
    };
  }

  const run = async (script: typeof misbehave): Promise<{ done: Job; opened: number }> => {
    const account = await server.mint();
    misbehave = script;
    opened = 0;
    const done = (await follow(account, await submit(account, "https://site.example/"))).at(-1)!;
    return { done, opened };
  };

  test("fails with the audit's own sentence when the site can't be audited, without a second try", async () => {
    const { done, opened: times } = await run(() => {
      throw new AuditFailed("blocked", "This site refuses to be read.");
    });
    expect(done).toMatchObject({ status: "failed", error: "This site refuses to be read." });
    expect(times).toBe(1);
  });

  test("is tried three times when something breaks inside, then fails with a plain sentence", async () => {
    const { done, opened: times } = await run(() => {
      throw new Error("secret detail");
    });
    expect(done).toMatchObject({ status: "failed", error: "Something went wrong on our side. Please try again." });
    expect(times).toBe(3);
  });

  test("is put aside when it ends its process three times", async () => {
    const { done, opened: times } = await run(() => {
      throw new AuditEnded("SIGKILL");
    });
    expect(times).toBe(3);
    const { id, status, error } = done;
    const filter = { query: { filter: "quarantined" } } as const;
    const admin = await server.mint("admin");
    expect({ status, error, aside: (await admin.call(listAllJobs, filter)).data.map((job) => job.id) }).toEqual({
      status: "failed",
      error:
        "This analysis ended our worker three times, so we put it aside. Please contact support if it happens again.",
      aside: [id],
    });
  });

  test("goes on at the stage that broke", async () => {
    const asked: string[] = [];
    const { done } = await run((stage) => {
      asked.push(stage);
      if (asked.length === 3) throw new Error("once");
    });
    expect(done).toMatchObject({
      status: "completed",
      health_score: 50,
      ai_citation_score: null,
      warnings: ["Blocked."],
    });
    expect(asked).toEqual(["crawl", "judge", "plan", "plan"]);
  });
});
