import { AccountExport, calls, getReport, listActions, submitUrl } from "@audit/contract";
import { startFakeGoogle, startFixtureShop, type FakeGoogle, type FixtureShop } from "@audit/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, waitFor, type TestAccount, type TestServer } from "../../testing/index.ts";
import { connectConsole, googleEnv } from "./testing/google-person.ts";

let google: FakeGoogle;
let shop: FixtureShop;
let server: TestServer;
beforeAll(async () => {
  [google, shop] = await Promise.all([startFakeGoogle(), startFixtureShop()]);
  server = await createTestServer({ env: { ...googleEnv(google), CRAWL_ALLOW_HOSTS: shop.host } });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([google.close(), shop.close()]);
});

const analyse = async ({ call }: TestAccount) => {
  const { id } = (await call(submitUrl, { body: { url: shop.url } })).data;
  await waitFor(`job ${id}`, async () => (await call(calls.getJob, { params: { id } })).data.status === "completed");
  const report = (await call(getReport, { params: { id } })).data;
  return { id, report, actions: (await call(listActions, { query: { jobId: id } })).actions };
};

test("clicks come into worth, tasks, report and export, and into no link; without a connection nothing differs", async () => {
  const [plain, account] = await Promise.all([server.mint(), server.mint()]);
  const before = await analyse(plain);
  expect(before.report.search).toMatchObject({ state: "not-connected" });
  expect(before.actions.every(({ search }) => search === null)).toBe(true);

  // A product whose page has a fault of its own.
  const faulty = before.actions.find(({ affected }) => affected.urls.length > 3 && affected.urls[0]!.includes("/p"))!;
  const earning = faulty.affected.urls[0]!;
  const rows = [
    { url: earning, clicks: 41_907, impressions: 419_070 },
    { url: `${shop.url}no-longer-there`, clicks: 5, impressions: 70 },
  ];
  google.hold({ properties: { [shop.url]: { rows }, "sc-domain:else.example": { rows: [] } } });
  await connectConsole(account);
  const after = await analyse(account);
  expect(after.report.search).toMatchObject({
    state: "read",
    property: shop.url,
    clicks: 41_912,
    impressions: 419_140,
    beside: { addresses: 1, clicks: 5 },
  });
  expect(after.report.search!.pages[0]).toMatchObject({ url: earning, clicks: 41_907 });
  const task = after.actions.find(({ fingerprint }) => fingerprint === faulty.fingerprint)!;
  expect(task.search).toMatchObject({ clicks: 41_907, impressions: 419_070 });
  expect(task.priority).toBeGreaterThan(faulty.priority);
  // Whatever the clicks do not touch is as it was.
  const untouched = before.actions.filter(({ affected }) => !affected.urls.includes(earning) && affected.count < 3);
  const known = new Map(after.actions.map((action) => [action.fingerprint, action.priority]));
  for (const { fingerprint, priority } of untouched) expect(known.get(fingerprint)).toBe(priority);
  // No visitor of the public web reaches this machine, so nobody is asked about it.
  expect(after.report.field).toMatchObject({ state: "asked", origin: { state: "no-data" } });
  expect(google.requests.some(({ path }) => path.includes("queryRecord"))).toBe(false);

  // Whoever gets a link learns nothing of them.
  const { shareUrl } = await account.call(calls.createShare, {
    body: { jobId: after.id, sharedContent: ["actions", "executive_summary", "job_metadata"] },
  });
  const shared = await server.anonymous(calls.openShare, { params: { token: shareUrl.split("/").at(-1)! } });
  expect(shared.data.actions!.length).toBeGreaterThan(0);
  expect(JSON.stringify(shared)).not.toMatch(/41,?9\d\d|419,?\d{3}|"search"/);

  const headers = { authorization: `Bearer ${account.token}` };
  const text = await (await fetch(server.url + calls.exportAccount.path, { headers })).text();
  const data = AccountExport.parse(JSON.parse(text));
  expect(data.connections.searchConsole.properties).toContain(shop.url);
  expect(data.jobs[0]!.search!.rows).toHaveLength(2);
  expect(text).not.toMatch(/1\/\/|ya29\.|sealed/);

  google.endGrants();
  expect((await analyse(account)).report.search).toMatchObject({ state: "reconnect", clicks: 0, pages: [] });
});
