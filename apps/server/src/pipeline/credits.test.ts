import { randomUUID } from "node:crypto";
import {
  deleteJob,
  getSubscriptionStatus,
  listActions,
  listJobs,
  submitBatch,
  submitUrl,
  unlockDomain,
  type CallFailed,
} from "@audit/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, describeOnEachStore, type TestAccount, type TestServer } from "../testing/index.ts";
import { plant } from "../testing/planting.ts";
import { claimJob, completeJob, failJob, LeaseLost } from "./job-store.ts";
import { stages } from "./stages.ts";

describeOnEachStore("credits", (open) => {
  let server: TestServer;
  beforeAll(async () => {
    const env = { ROLE: "web", DATABASE_URL: "postgres://unused", PAYMENTS: "sandbox", SUBMITS_PER_MINUTE: "1000000" };
    server = await createTestServer({ store: await open(), env });
  });
  afterAll(() => server.stop());

  const withCredits = async (credits: number): Promise<TestAccount> => {
    const account = await server.mint();
    if (credits > 0) await plant(server.store.db, "purchase", account.email, { type: "single_report", credits });
    return account;
  };
  /** Id of the started job, or the code of the refusal; a busy server is asked again, as it asks for. */
  const outcome = (account: TestAccount, url: string): Promise<string> =>
    account.call(submitUrl, { body: { url } }).then(
      ({ data }) => data.id,
      ({ code }: CallFailed) => (code === "UNAVAILABLE" ? outcome(account, url) : code!),
    );
  /** Balance, sum of the ledger, and the rows of each kind. */
  const books = async ({ userId }: TestAccount) => {
    const { rows } = await sql<{ balance: number; sum: number; holds: number; releases: number }>`
      select credits as balance,
        (select coalesce(sum(amount), 0)::int from credit_ledger where user_id = users.id) as sum,
        (select count(*)::int from credit_ledger where user_id = users.id and kind = 'hold') as holds,
        (select count(*)::int from credit_ledger where user_id = users.id and kind = 'release') as releases
      from users where id = ${userId}`.execute(server.store.db);
    return rows[0]!;
  };
  const lease = async (jobId: string) => ({ jobId, fence: (await claimJob(server.store.db, jobId))!.fence });

  test("two hundred domains at once on five credits start exactly five", async () => {
    const account = await withCredits(5);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => outcome(account, `https://shop-${index}.example/`)),
    );
    expect(answers.filter((answer) => answer === "INSUFFICIENT_CREDITS")).toHaveLength(195);
    expect((await account.call(listJobs, { query: {} })).data.active).toHaveLength(5);
    expect(await books(account)).toEqual({ balance: 0, sum: 0, holds: 5, releases: 0 });
  }, 120_000);

  test("one domain in twenty-four spellings takes one credit", async () => {
    const account = await withCredits(5);
    const hosts = ["münchen.example", "xn--mnchen-3ya.example", "WWW.München.example", "shop.münchen.example."];
    const ways = ["", "http://", "https://"];
    const tails = ["/", ":8443/a/B?c=1#d"];
    const spellings = hosts.flatMap((host) => ways.flatMap((way) => tails.map((tail) => way + host + tail)));
    expect(new Set(spellings).size).toBe(24);
    await Promise.all(spellings.map((url) => outcome(account, url)));
    expect(await books(account)).toEqual({ balance: 4, sum: 4, holds: 1, releases: 0 });
    const { data } = await account.call(listJobs, { query: {} });
    expect(new Set(data.active.map(({ domain }) => domain))).toEqual(new Set(["xn--mnchen-3ya.example"]));
  });

  test("shops of one platform are domains of their own", async () => {
    const account = await withCredits(2);
    await outcome(account, "https://a.myshopify.com");
    await outcome(account, "https://b.myshopify.com");
    expect(await books(account)).toMatchObject({ balance: 0, holds: 2 });
  });

  test("deleting a free analysis gives its place back only as long as nothing was read for it", async () => {
    const account = await server.mint();
    const start = (name: string) => outcome(account, `https://${name}.example`);
    const remove = async (id: string) => account.call(deleteJob, { params: { id } });
    await remove(await start("waiting"));
    for (const name of ["one", "two", "three"]) {
      const jobId = await start(name);
      await lease(jobId);
      await remove(jobId);
    }
    expect(await start("four")).toBe("FEATURE_ACCESS_DENIED");
  });

  test("a job that ended our worker gives a credit back, and no free place", async () => {
    const end = async (jobId: string) =>
      failJob(server.store.db, await lease(jobId), "put aside", { quarantined: true });
    const account = await server.mint();
    const start = (name: string) => outcome(account, `https://${name}.example`);
    for (const name of ["kills-one", "kills-two", "kills-three"]) await end(await start(name));
    expect(await start("kills-four")).toBe("FEATURE_ACCESS_DENIED");
    const payer = await withCredits(1);
    await end(await outcome(payer, "https://kills-paid.example"));
    expect(await books(payer)).toEqual({ balance: 1, sum: 1, holds: 1, releases: 1 });
  });

  test("a failed job gives its credit back once, whoever else ends it", async () => {
    const account = await withCredits(1);
    const jobId = await outcome(account, "https://failing.example");
    expect(await books(account)).toMatchObject({ balance: 0 });
    const killed = await lease(jobId);
    const own = await lease(jobId);
    await expect(failJob(server.store.db, killed, "too late")).rejects.toBeInstanceOf(LeaseLost);
    const twice = [failJob(server.store.db, own, "no answer"), failJob(server.store.db, own, "no answer")];
    const ends = await Promise.allSettled(twice);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await account.call(deleteJob, { params: { id: jobId } });
    expect(await books(account)).toEqual({ balance: 1, sum: 1, holds: 1, releases: 1 });
    expect(await outcome(account, "https://failing.example/again")).toMatch(/-/);
    expect(await books(account)).toMatchObject({ balance: 0, holds: 2 });
  });

  test("a job cancelled from many sides before its report gives its credit back once", async () => {
    const account = await withCredits(1);
    const jobId = await outcome(account, "https://cancelled.example");
    const own = await lease(jobId);
    await Promise.allSettled([
      ...Array.from({ length: 5 }, () => account.call(deleteJob, { params: { id: jobId } })),
      failJob(server.store.db, own, "no answer"),
    ]);
    expect(await books(account)).toEqual({ balance: 1, sum: 1, holds: 1, releases: 1 });
  });

  test.each(stages.map(({ status }) => status))(
    "a job that fails or is cancelled while it is %s gives its credit back once",
    async (status) => {
      const account = await withCredits(2);
      const jobIds = [await outcome(account, "https://fails.example"), await outcome(account, "https://stops.example")];
      const [failing] = await Promise.all(jobIds.map(lease));
      await server.store.db.updateTable("jobs").set({ status }).where("id", "in", jobIds).execute();
      expect(await books(account)).toEqual({ balance: 0, sum: 0, holds: 2, releases: 0 });
      await Promise.allSettled([
        failJob(server.store.db, failing!, "no answer"),
        failJob(server.store.db, failing!, "no answer"),
        account.call(deleteJob, { params: { id: jobIds[1]! } }),
        account.call(deleteJob, { params: { id: jobIds[1]! } }),
      ]);
      expect(await books(account)).toEqual({ balance: 2, sum: 2, holds: 2, releases: 2 });
    },
  );

  test("a report that was delivered keeps its credit: the domain stays open, runs again for nothing, another one does not [D1-1.7] [D1-9.9]", async () => {
    const account = await withCredits(1);
    const jobId = await outcome(account, "https://a.example");
    await completeJob(server.store.db, await lease(jobId));
    await account.call(deleteJob, { params: { id: jobId } });
    expect(await books(account)).toEqual({ balance: 0, sum: 0, holds: 1, releases: 0 });
    await plant(server.store.db, "job", account.email, { domain: "a.example" });
    const seen = async () => {
      const plan = await account.call(listActions, { query: { domain: "a.example" } });
      return [plan.isFreemiumPreview, plan.actions.length];
    };
    expect(await seen()).toEqual([false, 12]);
    expect(await outcome(account, "https://b.example")).toBe("INSUFFICIENT_CREDITS");
    expect(await seen()).toEqual([false, 12]);
    expect(await outcome(account, "https://shop.a.example/once-more")).toMatch(/-/);
    expect(await outcome(account, "https://a.example/meanwhile")).toBe("CONFLICT");
    expect(await books(account)).toMatchObject({ balance: 0, holds: 1 });
  });

  test("a shortage says what is needed and what is there [D1-3.22] [D1-7.19]", async () => {
    const account = await withCredits(1);
    await outcome(account, "https://a.example");
    const refused = await fetch(server.url + submitUrl.path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${account.token}` },
      body: JSON.stringify({ url: "https://b.example" }),
    });
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({
      success: false,
      error: "Insufficient credits. Purchase credits to continue.",
      code: "INSUFFICIENT_CREDITS",
      reason: "You have no credit left. One credit unlocks full access to one domain.",
      credits_required: 1,
      credits_available: 0,
    });
    const subscriber = await server.mint();
    await plant(server.store.db, "subscription", subscriber.email, { tier: "tier1" });
    await outcome(subscriber, "https://a.example");
    const denied = await subscriber
      .call(submitUrl, { body: { url: "https://b.example" } })
      .catch((error: unknown) => error);
    expect(denied).toMatchObject({
      status: 403,
      code: "FEATURE_ACCESS_DENIED",
      shortage: {
        reason: "Your Basic plan covers 1 domain a month, and all of them are used.",
        required: 1,
        available: 0,
      },
    });
  });

  test("a batch starts all or none, in the order of its lines, and says what would fit [D1-7.20]", async () => {
    const account = await withCredits(3);
    const urls = ["c.example", "https://a.example", "  ", "b.example", "C.example/", "d.example"];
    const refused = (await account
      .call(submitBatch, { body: { urls } })
      .catch((error: unknown) => error)) as CallFailed;
    expect(refused).toMatchObject({
      status: 402,
      shortage: { required: 1, available: 3, fits: ["c.example", "https://a.example", "b.example"] },
    });
    expect(refused.shortage!.reason).toMatch(/^3 of these 4 addresses can be analysed now\./);
    expect((await account.call(listJobs, { query: {} })).data.active).toEqual([]);
    expect(await books(account)).toMatchObject({ balance: 3, holds: 0 });
    const { jobs } = await account.call(submitBatch, { body: { urls: [...refused.shortage!.fits!] } });
    expect(jobs.map(({ domain }) => domain)).toEqual(["c.example", "a.example", "b.example"]);
    expect(await books(account)).toMatchObject({ balance: 0, holds: 3 });
  });

  test("free analyses: three domains of a hundred pages, then the shortage; the failed one does not count", async () => {
    const account = await server.mint();
    const failed = await outcome(account, "https://0.example");
    await failJob(server.store.db, await lease(failed), "no answer");
    const jobs = [];
    for (const n of [1, 2, 3]) jobs.push(await outcome(account, `https://${n}.example`));
    expect(await outcome(account, "https://4.example")).toBe("FEATURE_ACCESS_DENIED");
    const rows = await server.store.db.selectFrom("jobs").select("options").where("id", "in", jobs).execute();
    expect(rows).toEqual([1, 2, 3].map(() => ({ options: { maxPages: 100 } })));
    await completeJob(server.store.db, await lease(jobs[0]!));
    expect(await outcome(account, "https://1.example/again")).toMatch(/-/);
    const { data } = await account.call(getSubscriptionStatus, {});
    expect(data.usage).toMatchObject({ used: 3, limit: 3, periodEnd: expect.any(String) });
  });

  test("a preview opens with one credit, once, without another crawl", async () => {
    const account = await withCredits(2);
    const domain = `${randomUUID()}.example`;
    await plant(server.store.db, "job", account.email, { domain });
    const answers = await Promise.all([1, 2, 3].map(() => account.call(unlockDomain, { params: { domain } })));
    expect(answers.map(({ data }) => data.creditsUsed).toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(answers[0]!.data).toMatchObject({ domain, availableCredits: 1, expiresAt: expect.any(String) });
    expect((await account.call(listActions, { query: { domain } })).isFreemiumPreview).toBe(false);
    expect(await books(account)).toMatchObject({ balance: 1, holds: 1 });
    await expect(account.call(unlockDomain, { params: { domain: "b.example" } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("nothing can make a balance negative, change a row of the ledger or give back twice", async () => {
    const account = await withCredits(1);
    await outcome(account, "https://a.example");
    const rows = await server.store.db
      .selectFrom("credit_ledger")
      .selectAll()
      .where("user_id", "=", account.userId)
      .execute();
    const hold = rows.find(({ kind }) => kind === "hold")!;
    const again = { user_id: account.userId, purchase_id: hold.purchase_id, reason: "forged" };
    const insert = (row: object) =>
      server.store.db
        .insertInto("credit_ledger")
        .values({ ...again, ...row } as typeof hold)
        .execute();
    await expect(insert({ kind: "reversal", amount: -1 })).rejects.toThrow(/users_credits_check/);
    await expect(insert({ kind: "hold", amount: -1, window_id: hold.window_id })).rejects.toThrow(/unique/);
    await expect(
      server.store.db.updateTable("credit_ledger").set({ amount: -9 }).where("id", "=", hold.id).execute(),
    ).rejects.toThrow("a row of the credit ledger never changes");
    expect(await books(account)).toMatchObject({ balance: 0, sum: 0 });
  });
});
