import { addSite, getJob, submitBatch, submitUrl, verifySite, type Job } from "@audit/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "../../platform/database/index.ts";
import { sitePage, startChangingSite, type ChangingSite } from "../../testing/changing-site.ts";
import {
  createTestServer,
  describeOnEachStore,
  waitFor,
  type TestAccount,
  type TestServer,
} from "../../testing/index.ts";
import { returnRequests, readSiteDay, takeRequests } from "./store.ts";

describeOnEachStore("the daily request quota of a site", (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test("is given out exactly once, however many ask at the same moment", async () => {
    const { db } = store;
    const granted = await Promise.all(Array.from({ length: 20 }, () => takeRequests(db, "a.example", 7, 100)));
    expect(granted.reduce((sum, one) => sum + one, 0)).toBe(100);
    expect(await takeRequests(db, "a.example", 1, 100)).toBe(0);
    expect(await takeRequests(db, "b.example", 7, 100)).toBe(7);
    await returnRequests(db, "a.example", 4);
    expect(await takeRequests(db, "a.example", 25, 100)).toBe(4);
    expect(await readSiteDay(db, ["a.example", "b.example", "c.example"])).toEqual(
      new Map([
        ["a.example", 100],
        ["b.example", 7],
      ]),
    );
  });
});

describe("the request policy of an installation", () => {
  let site: ChangingSite;
  let server: TestServer;
  beforeAll(async () => {
    site = await startChangingSite();
    const env = {
      CRAWL_ALLOW_HOSTS: `${site.host},shy.example:443`,
      CRAWL_CLOSED_HOSTS: "shy.example",
      CRAWL_RATE: "200",
      CRAWL_DAILY_REQUESTS: "40",
      CRAWL_DAILY_SITES: "3",
    };
    server = await createTestServer({ env });
  });
  afterAll(async () => {
    await server.stop();
    await site.close();
  });
  beforeEach(() => {
    const links = Array.from({ length: 60 }, (_, index) => `/soap-${index}`);
    site.pages.set("/", sitePage("A shop", links.map((path) => `<a href="${path}">Soap</a>`).join("")));
    for (const path of links) site.pages.set(path, sitePage(`Soap ${path}`));
  });

  const audit = async ({ call }: TestAccount): Promise<Job> => {
    const { id } = (await call(submitUrl, { body: { url: site.url } })).data;
    return waitFor(
      "the audit",
      async () => {
        const { data } = await call(getJob, { params: { id } });
        return (data.status === "completed" || data.status === "failed") && data;
      },
      60_000,
    );
  };

  test("a strange site gets so many requests in a day over all accounts, and the report says where it ended; its owner is not bound", async () => {
    const [one, two] = await Promise.all([server.mint(), server.mint()]);
    const done = await audit(one);
    expect(site.asked).toHaveLength(40);
    expect(done).toMatchObject({ status: "completed" });
    expect(done.warnings.join(" ")).toContain("was asked as often today as one may be that is not proved");
    await expect(two.call(submitUrl, { body: { url: site.url } })).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/was read as often today as a site may be whose owner has not proved it/),
    });
    expect(site.asked).toHaveLength(40);

    const named = (await two.call(addSite, { body: { domain: site.url } })).data.site;
    site.pages.set("/.well-known/seo-audit.txt", named.instructions.file.content);
    site.types.set("/.well-known/seo-audit.txt", "text/plain");
    const proved = (await two.call(verifySite, { params: { id: named.id } })).data.site;
    expect(proved.state).toBe("verified");
    const whole = await audit(two);
    expect(whole).toMatchObject({ status: "completed", pages_crawled: 61 });
    expect(whole.warnings.join(" ")).not.toContain("as often today");
    await expect(one.call(submitUrl, { body: { url: site.url } })).rejects.toMatchObject({ status: 429 });
  }, 120_000);

  test("an account may name so many strange sites in a day, and all or none of a batch", async () => {
    const { call } = await server.mint();
    const urls = ["https://a.example/", "https://www.a.example/x", "https://b.example/", "https://c.example/"];
    await expect(call(submitBatch, { body: { urls: [...urls, "https://d.example/"] } })).rejects.toMatchObject({
      status: 429,
      message: expect.stringContaining("more than 3 different sites today"),
    });
    expect((await call(submitBatch, { body: { urls } })).jobs).toHaveLength(4);
    await expect(call(submitUrl, { body: { url: "https://d.example/" } })).rejects.toMatchObject({ status: 429 });
    expect((await call(submitUrl, { body: { url: "https://b.example/again" } })).success).toBe(true);
  });

  test("a domain on the operator's list is refused with a clear sentence, with all names below it", async () => {
    const { call } = await server.mint();
    for (const url of ["https://shy.example/", "https://www.shy.example/shop"]) {
      await expect(call(submitUrl, { body: { url } })).rejects.toMatchObject({
        status: 403,
        message: `${new URL(url).host} asked not to be read, so it can't be analysed here.`,
      });
    }
    await expect(call(addSite, { body: { domain: "shy.example" } })).rejects.toMatchObject({ status: 403 });
  });
});
