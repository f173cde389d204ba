import {
  AccountExport,
  calls,
  createClient,
  disconnectSearchConsole,
  finishSearchConsole,
  getConnections,
  getReport,
  listActions,
  submitUrl,
  texts,
} from "@audit/contract";
import { startFakeGoogle, startFixtureShop, type FakeGoogle, type FixtureShop } from "@audit/testkit";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  createTestServer,
  describeOnEachStore,
  waitFor,
  type TestAccount,
  type TestServer,
} from "../../testing/index.ts";
import { agreeAtGoogle, connectConsole, googleEnv } from "./testing/google-person.ts";

describeOnEachStore("connecting Search Console", (open) => {
  let google: FakeGoogle;
  let shop: FixtureShop;
  let server: TestServer;
  beforeAll(async () => {
    [google, shop] = await Promise.all([startFakeGoogle(), startFixtureShop()]);
    const env = { ...googleEnv(google), CRAWL_ALLOW_HOSTS: shop.host };
    server = await createTestServer({ store: await open(), env });
  });
  afterEach(() => google.fail(null));
  afterAll(async () => {
    await server.stop();
    await Promise.all([google.close(), shop.close()]);
  });

  const stateOf = async ({ call }: TestAccount) => (await call(getConnections, {})).data.searchConsole;
  const analyse = async ({ call }: TestAccount) => {
    const { id } = (await call(submitUrl, { body: { url: shop.url } })).data;
    await waitFor(`job ${id}`, async () => (await call(calls.getJob, { params: { id } })).data.status === "completed");
    const report = (await call(getReport, { params: { id } })).data;
    return { id, report, actions: (await call(listActions, { query: { jobId: id } })).actions };
  };

  test("shows what may be read, and keeps the token sealed", async () => {
    const account = await server.mint();
    expect(await stateOf(account)).toMatchObject({ state: "not-connected", properties: [], lastReadAt: null });
    google.hold({ properties: { "sc-domain:mine.example": { rows: [] } } });
    const asked = google.requests.length;
    const { searchConsole, fieldData } = await connectConsole(account);
    expect(searchConsole).toMatchObject({
      state: "connected",
      properties: ["sc-domain:mine.example"],
      lastFault: null,
    });
    expect(fieldData.state).toBe("on");
    expect(await stateOf(account)).toEqual(searchConsole);
    const tokens = google.requests.slice(asked).flatMap(({ body, headers }) => [body["code"], headers.authorization]);
    const { rows } = await sql<{ row: string }>`select g::text || encode(g.sealed_token, 'escape') as row
      from search_grants g`.execute(server.store.db);
    for (const secret of [...tokens.filter((one) => typeof one === "string"), "1//"])
      expect(rows.map(({ row }) => row).join()).not.toContain(secret);
  });

  test("is finished by the session that began it, once, within ten minutes", async () => {
    const [account, stranger] = await Promise.all([server.mint(), server.mint()]);
    const { email, password } = account;
    const { token } = await server.anonymous(calls.logIn, { body: { email, password } });
    const elsewhere = createClient({ base: server.url, token: () => token });
    const body = await agreeAtGoogle(account);
    const dead = { code: "INVALID_LINK", message: texts.searchConsoleLinkDead };
    await expect(elsewhere(finishSearchConsole, { body })).rejects.toMatchObject(dead);
    await expect(stranger.call(finishSearchConsole, { body })).rejects.toMatchObject(dead);
    await expect(account.call(finishSearchConsole, { body: { ...body, state: "guessed" } })).rejects.toMatchObject(
      dead,
    );
    await account.call(finishSearchConsole, { body });
    await expect(account.call(finishSearchConsole, { body })).rejects.toMatchObject(dead);
    const late = await agreeAtGoogle(stranger);
    await server.store.db
      .updateTable("connection_attempts")
      .set({ created_at: new Date(Date.now() - 11 * 60_000) })
      .execute();
    await expect(stranger.call(finishSearchConsole, { body: late })).rejects.toMatchObject(dead);
    expect((await stateOf(stranger)).state).toBe("not-connected");
  });

  test("that Google refuses or fails at leaves nothing half connected", async () => {
    const account = await server.mint();
    const body = { ...(await agreeAtGoogle(account)), code: "made up" };
    await expect(account.call(finishSearchConsole, { body })).rejects.toMatchObject({
      code: "CONFLICT",
      message: texts.searchConsoleNoAccess,
    });
    const second = await agreeAtGoogle(account);
    google.fail("500", /token/);
    await expect(account.call(finishSearchConsole, { body: second })).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect((await stateOf(account)).state).toBe("not-connected");
  });

  test("brings clicks into worth, tasks, report and export; without it nothing differs", async () => {
    const [plain, account] = await Promise.all([server.mint(), server.mint()]);
    const before = await analyse(plain);
    expect(before.report.search).toMatchObject({ state: "not-connected" });
    expect(before.actions.every(({ search }) => search === null)).toBe(true);

    // A product whose page has a fault of its own.
    const faulty = before.actions.find(({ affected }) => affected.urls.length > 3 && affected.urls[0]!.includes("/p"))!;
    const earning = faulty.affected.urls[0]!;
    const rows = [
      { url: earning, clicks: 900, impressions: 9000 },
      { url: `${shop.url}no-longer-there`, clicks: 5, impressions: 70 },
    ];
    google.hold({ properties: { [shop.url]: { rows }, "sc-domain:else.example": { rows: [] } } });
    await connectConsole(account);
    const after = await analyse(account);
    expect(after.report.search).toMatchObject({
      state: "read",
      property: shop.url,
      clicks: 905,
      impressions: 9070,
      beside: { addresses: 1, clicks: 5 },
    });
    expect(after.report.search!.pages[0]).toMatchObject({ url: earning, clicks: 900 });
    const task = after.actions.find(({ fingerprint }) => fingerprint === faulty.fingerprint)!;
    expect(task.search).toMatchObject({ clicks: 900, impressions: 9000 });
    expect(task.priority).toBeGreaterThan(faulty.priority);
    // Whatever the clicks do not touch is as it was.
    const untouched = before.actions.filter(({ affected }) => !affected.urls.includes(earning) && affected.count < 3);
    const known = new Map(after.actions.map((action) => [action.fingerprint, action.priority]));
    for (const { fingerprint, priority } of untouched) expect(known.get(fingerprint)).toBe(priority);
    // No visitor of the public web reaches this machine, so nobody is asked about it.
    expect(after.report.field).toMatchObject({ state: "asked", origin: { state: "no-data" } });
    expect(google.requests.some(({ path }) => path.includes("queryRecord"))).toBe(false);

    const headers = { authorization: `Bearer ${account.token}` };
    const text = await (await fetch(server.url + calls.exportAccount.path, { headers })).text();
    const data = AccountExport.parse(JSON.parse(text));
    expect(data.connections.searchConsole.properties).toContain(shop.url);
    expect(data.jobs[0]!.search!.rows).toHaveLength(2);
    expect(text).not.toMatch(/1\/\/|ya29\.|sealed/);
  });

  test("that ends at Google is told, and can be given again", async () => {
    const account = await server.mint();
    await connectConsole(account);
    google.endGrants();
    const { report } = await analyse(account);
    expect(report.search).toMatchObject({ state: "reconnect", clicks: 0, pages: [] });
    expect(await stateOf(account)).toMatchObject({ state: "reconnect", properties: [] });
    expect((await connectConsole(account)).searchConsole.state).toBe("connected");
  });

  test("is taken back at Google with the connection and with the account; a failing Google keeps nobody", async () => {
    const [first, second, third] = await Promise.all([server.mint(), server.mint(), server.mint()]);
    for (const account of [first, second, third]) await connectConsole(account);
    const before = google.grants();
    expect((await first.call(disconnectSearchConsole, {})).data.revoked).toBe(true);
    expect(google.grants()).toBe(before - 1);
    expect((await stateOf(first)).state).toBe("not-connected");
    google.fail("500", /revoke/);
    expect((await second.call(disconnectSearchConsole, {})).data.revoked).toBe(false);
    expect((await stateOf(second)).state).toBe("not-connected");
    google.fail(null);
    await third.call(calls.deleteAccount, { body: { current_password: third.password } });
    expect(google.grants()).toBe(before - 2);
    const left = await server.store.db.selectFrom("search_grants").select("user_id").execute();
    expect(left.map(({ user_id }) => user_id)).not.toContain(third.userId);
  });
});

test("where the operator is not registered with Google, nobody can begin to connect", async () => {
  const server = await createTestServer();
  const account = await server.mint();
  expect((await account.call(getConnections, {})).data).toMatchObject({
    searchConsole: { state: "off" },
    fieldData: { state: "off" },
  });
  await expect(account.call(calls.connectSearchConsole, {})).rejects.toMatchObject({
    code: "CONFLICT",
    message: texts.searchConsoleOff,
  });
  await server.stop();
});
