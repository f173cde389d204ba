import { bringTraffic, forgetTraffic } from "@audit/contract";
import { googleFaults, startFakeGoogle, type FakeGoogle } from "@audit/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import {
  openConnecting,
  readFieldVitals,
  readSearchPerformance,
  type Connecting,
} from "../features/connections/index.ts";
import { connectConsole, googleEnv } from "../features/connections/testing/google-person.ts";
import type { Tx } from "../platform/database/index.ts";
import { fromSecret } from "../platform/app-secret.ts";
import { createTestServer, type TestAccount, type TestServer } from "../testing/index.ts";
import { plantJob } from "../testing/plant-job.ts";
import { sourcesOf } from "./sources.ts";

let google: FakeGoogle;
let server: TestServer;
let account: TestAccount;
let connecting: Connecting;
const never = new AbortController().signal;

beforeAll(async () => {
  google = await startFakeGoogle();
  server = await createTestServer({ env: googleEnv(google) });
  account = await server.mint();
  const secret = fromSecret("a secret for tests only, 32 characters");
  connecting = openConnecting(server.store.db, secret, readConfig(googleEnv(google)).google);
  await connectConsole(account);
});
afterEach(async () => {
  google.fail(null);
  await server.store.db.deleteFrom("field_answers").execute();
  await server.store.db.deleteFrom("rate_windows").execute();
});
afterAll(async () => {
  await server.stop();
  await google.close();
});

const vitals = (pages: readonly string[] = [], signal = never) =>
  readFieldVitals(connecting, { origin: "https://shop.example", pages }, signal);
const asked = (): number => google.requests.filter(({ path }) => path.includes("queryRecord")).length;

describe("field values", () => {
  test("are asked once a day for an address, whoever audits it", async () => {
    const measured = { phone: { lcp: 2000, inp: 150, cls: 0.01 } };
    google.hold({ field: { "https://shop.example": measured, "https://shop.example/a": measured } });
    const pages = ["https://shop.example/a", "https://shop.example/b"];
    const first = await vitals(pages);
    expect(first).toMatchObject({
      state: "asked",
      origin: { state: "measured", inpMs: 150 },
      pages: [
        { url: pages[0], state: "measured" },
        { url: pages[1], state: "no-data" },
      ],
    });
    const before = asked();
    expect(await vitals(pages)).toEqual(first);
    expect(asked()).toBe(before);
  });

  test("are not asked for addresses that only our own machines reach", async () => {
    const before = asked();
    const inner = ["http://10.0.0.7/", "https://staging.internal/", "https://shop.example:8443/", "http://[::1]/"];
    const wanted = { origin: "http://localhost", pages: inner };
    const { origin, pages } = await readFieldVitals(connecting, wanted, never);
    expect([origin!.state, ...pages.map(({ state }) => state)]).toEqual(Array(5).fill("no-data"));
    expect(asked()).toBe(before);
  });

  test("stop being asked for once a key is refused or the quota is used up", async () => {
    const many = Array.from({ length: 12 }, (_, index) => `https://shop.example/${index}`);
    google.fail("403");
    const before = asked();
    const { pages } = await vitals(many);
    expect(pages.every(({ state }) => state === "failed")).toBe(true);
    expect(asked() - before).toBeLessThanOrEqual(4);
    google.fail(null);
    await server.store.db
      .updateTable("rate_windows")
      .set({ hits: 150, ends_at: new Date(Date.now() + 60_000) })
      .where("key", "=", "crux")
      .execute();
    const used = asked();
    expect((await vitals()).origin).toMatchObject({
      state: "failed",
      reason: "Google's quota is used up for the moment.",
    });
    expect(asked()).toBe(used);
  });

  test.each(googleFaults)("that could not be had are told so, and asked again next time: %s", async (fault) => {
    google.hold({ field: { "https://shop.example": { phone: { inp: 150 } } } });
    google.fail(fault);
    const { origin } = await vitals([], AbortSignal.timeout(1000));
    expect(origin).toMatchObject({ url: "https://shop.example", state: "failed" });
    google.fail(null);
    expect((await vitals()).origin).toMatchObject({ state: "measured", inpMs: 150 });
  });
});

describe("clicks", () => {
  const read = (signal = never) =>
    readSearchPerformance(connecting, { userId: account.userId, home: "https://shop.example/" }, signal);

  test("are read from the property that holds the site, or told to have none", async () => {
    google.hold({ properties: { "sc-domain:other.example": { rows: [] } } });
    expect(await read()).toEqual({ state: "no-property" });
    const rows = [{ url: "https://shop.example/a", clicks: 3, impressions: 30 }];
    google.hold({ properties: { "sc-domain:shop.example": { rows } } });
    expect(await read()).toMatchObject({
      state: "read",
      property: "sc-domain:shop.example",
      rows: [{ url: "https://shop.example/a", clicks: 3, ctr: 0.1 }],
      truncated: false,
    });
  });

  test.each(googleFaults)("that could not be had are told so, and the access stays: %s", async (fault) => {
    google.fail(fault, /searchAnalytics/);
    google.hold({ properties: { "sc-domain:shop.example": { rows: [] } } });
    const result = await read(AbortSignal.timeout(1000));
    expect(result).toMatchObject({ state: "failed" });
    const grant = server.store.db.selectFrom("search_grants").selectAll().where("user_id", "=", account.userId);
    const { sealed_token, last_fault } = await grant.executeTakeFirstOrThrow();
    expect([sealed_token === null, last_fault]).toEqual([false, result.state === "failed" ? result.reason : ""]);
  });

  test("are of nobody but their owner: a token in another account's row can't be opened", async () => {
    const thief = await server.mint();
    const { sealed_token } = await server.store.db
      .selectFrom("search_grants")
      .select("sealed_token")
      .where("user_id", "=", account.userId)
      .executeTakeFirstOrThrow();
    await server.store.db.insertInto("search_grants").values({ user_id: thief.userId, sealed_token }).execute();
    const wanted = { userId: thief.userId, home: "https://shop.example/" };
    expect(await readSearchPerformance(connecting, wanted, never)).toEqual({ state: "reconnect" });
  });
});

test("a job that is resumed finds what was asked for it before", async () => {
  const { jobId } = await plantJob(server.store.db, account.userId);
  const job = { id: jobId, user_id: account.userId };
  const write = (change: Parameters<Parameters<typeof sourcesOf>[1]["write"]>[0]) =>
    server.store.db.transaction().execute(change);
  const open = () => sourcesOf(connecting, { job, signal: never, write });
  google.hold({ properties: { "sc-domain:shop.example": { rows: [] } } });
  const wanted = { origin: "https://shop.example", pages: [] };
  const first = [await open().fieldVitals(wanted), await open().searchPerformance("https://shop.example/")];
  const before = google.requests.length;
  google.fail("500");
  expect([await open().fieldVitals(wanted), await open().searchPerformance("https://shop.example/")]).toEqual(first);
  expect(google.requests.length).toBe(before);
});

test("a table that the owner brought goes before Search Console, and stays with the job that it weighed", async () => {
  const csv = "Page,Sessions\n/soap,7\n";
  const body = { domain: "brought.example", csv, from: "2026-01-01", to: "2026-01-31" };
  const { table } = (await account.call(bringTraffic, { body })).data;
  const { jobId } = await plantJob(server.store.db, account.userId, "brought.example");
  const job = { id: jobId, user_id: account.userId };
  const write = (change: (tx: Tx) => Promise<void>) => server.store.db.transaction().execute(change);
  const { searchPerformance } = sourcesOf(connecting, { job, signal: never, write });
  const read = await searchPerformance("https://brought.example/");
  expect(read).toMatchObject({ state: "read", table: "visits", rows: [{ clicks: 7 }] });
  await account.call(forgetTraffic, { params: { id: table.id } });
  expect(await searchPerformance("https://brought.example/")).toEqual(read);
});
