import { getJob, submitUrl, type Job } from "@audit/contract";
import { startFixtureShop, type FixtureShop } from "@audit/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { releaseSiteLease, acquireSiteLease } from "../site-lease/index.ts";
import { createTestServer, describeOnEachStore, waitFor, type TestAccount, type TestServer } from "../testing/index.ts";

describeOnEachStore("a site that two people have audited at once", (open) => {
  let server: TestServer;
  let shop: FixtureShop;
  beforeAll(async () => {
    shop = await startFixtureShop();
    const env = { CRAWL_ALLOW_HOSTS: shop.host, CRAWL_RATE: "50", CRAWL_CONCURRENCY: "1", WORKERS: "2", RENDER: "off" };
    server = await createTestServer({ store: await open(), env });
  });
  afterAll(async () => {
    await server.stop();
    await shop.close();
  });

  const begin = async (): Promise<() => Promise<Job>> => {
    const account: TestAccount = await server.mint();
    const { id } = (await account.call(submitUrl, { body: { url: shop.url } })).data;
    return async () => (await account.call(getJob, { params: { id } })).data;
  };

  test("is read for one job after the other; the second says what it waits for", { timeout: 120_000 }, async () => {
    const release = shop.hold();
    const first = await begin();
    await waitFor("the first request", async () => shop.requests.length > 0);
    const second = await begin();
    const waiting = await waitFor("the second job to wait", async () => (await second()).activity?.waiting);
    expect(waiting).toBe(`Another analysis is reading ${shop.host} just now; this one goes on after it.`);
    expect(shop.requests).toHaveLength(1);
    release();
    const ended = async (read: () => Promise<Job>): Promise<Job> =>
      waitFor(
        "the end",
        async () => {
          const job = await read();
          return job.status === "completed" && job;
        },
        90_000,
      );
    const [one, two] = [await ended(first), await ended(second)];
    expect(two.pages_crawled).toBe(one.pages_crawled);
    // Read one after the other: the second robots.txt is asked for when the first job has had all its pages.
    const asked = shop.requests.flatMap((path, index) => (path === "/robots.txt" ? [index] : []));
    expect(asked).toHaveLength(2);
    expect(new Set(shop.requests.slice(asked[0], asked[1])).size).toBe(asked[1]! - asked[0]!);
  });

  test("is free again when its job left or died, and never for two", async () => {
    const jobs = await server.store.db.selectFrom("jobs").select("id").limit(2).execute();
    const [a, b] = jobs.map(({ id }) => id) as [string, string];
    const taken = await Promise.all([a, b].map((id) => acquireSiteLease(server.store.db, "a.example", id)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const [holder, other] = taken[0] ? [a, b] : [b, a];
    expect(await acquireSiteLease(server.store.db, "a.example", holder)).toBe(true);
    await releaseSiteLease(server.store.db, "a.example", other);
    expect(await acquireSiteLease(server.store.db, "a.example", other)).toBe(false);
    await server.store.db
      .updateTable("crawl_seats")
      .set({ held_until: new Date(Date.now() - 1000) })
      .execute();
    expect(await acquireSiteLease(server.store.db, "a.example", other)).toBe(true);
  });
});
