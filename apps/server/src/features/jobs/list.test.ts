import { limits, listJobs, type Job, type JobCounts } from "@audit/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, describeOnEachStore, type TestAccount, type TestServer } from "../../testing/index.ts";

const HOW_MANY = 1_103;

describeOnEachStore("the list of jobs", (open) => {
  let server: TestServer;
  let account: TestAccount;
  beforeAll(async () => {
    server = await createTestServer({ store: await open() });
    account = await server.mint();
    // Each moment is shared by three jobs, and most differ by microseconds only.
    await sql`
      insert into jobs (user_id, url, domain, status, created_at, executive_summary)
      select ${account.userId}, 'https://shop' || n || '.example/', 'shop' || n || '.example',
        (array['completed', 'completed', 'failed', 'partial_success', 'queued'])[1 + n % 5],
        timestamptz '2026-11-20 09:00:00Z' + (n / 3) * interval '1 microsecond', 'long'
      from generate_series(1, ${HOW_MANY}) n`.execute(server.store.db);
  });
  afterAll(() => server.stop());

  /** All parts of the list, one answer after the other. */
  async function readAll(query: { limit?: number }): Promise<{ jobs: Job[]; answers: number; counts: unknown[] }> {
    const jobs: Job[] = [];
    const counts: (JobCounts | null)[] = [];
    let before: string | null | undefined;
    while (before !== null) {
      const { data } = await account.call(listJobs, { query: { ...query, ...(before ? { before } : {}) } });
      jobs.push(...data.active, ...data.completed);
      counts.push(data.counts);
      before = data.next;
    }
    return { jobs, answers: counts.length, counts };
  }

  test("comes in parts that together hold every job once", async () => {
    for (const limit of [undefined, 100, 368]) {
      const { jobs, answers } = await readAll(limit === undefined ? {} : { limit });
      expect(answers).toBe(Math.ceil(HOW_MANY / (limit ?? limits.jobsPerReply)));
      expect(new Set(jobs.map(({ id }) => id)).size).toBe(HOW_MANY);
      expect(jobs).toHaveLength(HOW_MANY);
    }
  });

  test("is counted as a whole in its first part only", async () => {
    const { counts } = await readAll({});
    const by = (rest: readonly number[]): number =>
      Array.from({ length: HOW_MANY }, (_, index) => (index + 1) % 5).filter((n) => rest.includes(n)).length;
    const [first, ...later] = counts;
    expect(first).toEqual({ all: HOW_MANY, completed: by([0, 1]), failed: by([2]), processing: by([3, 4]) });
    expect(later.every((each) => each === null)).toBe(true);
  });

  test("leaves the long summaries to the jobs themselves", async () => {
    const { data } = await account.call(listJobs, { query: { limit: 5 } });
    expect([...data.active, ...data.completed].map((job) => job.executive_summary)).toEqual(Array(5).fill(undefined));
  });

  test("refuses a place that it never named, and shows strangers nothing", async () => {
    for (const before of ["x", "1.x", "99999999999999999999.5b0c0a7e-6f0e-4d5c-9a57-0d6a4d1c1a01"])
      await expect(account.call(listJobs, { query: { before } })).rejects.toMatchObject({ code: "INVALID_INPUT" });
    const { data } = await account.call(listJobs, { query: { limit: 1 } });
    const stranger = await server.mint();
    expect((await stranger.call(listJobs, { query: { before: data.next! } })).data).toEqual({
      active: [],
      completed: [],
      next: null,
      counts: null,
    });
  });
});
