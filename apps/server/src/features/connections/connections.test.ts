import {
  calls,
  checkSearchConsole,
  createClient,
  disconnectSearchConsole,
  finishSearchConsole,
  getConnections,
  rareTexts,
} from "@audit/contract";
import { startFakeGoogle, type FakeGoogle } from "@audit/testkit";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestServer, describeOnEachStore, type TestAccount, type TestServer } from "../../testing/index.ts";
import { agreeAtGoogle, connectConsole, googleEnv } from "./testing/google-person.ts";

describeOnEachStore("connecting Search Console", (open) => {
  let google: FakeGoogle;
  let server: TestServer;
  beforeAll(async () => {
    google = await startFakeGoogle();
    server = await createTestServer({ store: await open(), env: googleEnv(google) });
  });
  afterEach(() => google.fail(null));
  afterAll(async () => {
    await server.stop();
    await google.close();
  });

  const stateOf = async ({ call }: TestAccount) => (await call(getConnections, {})).data.searchConsole;
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
    const dead = { code: "INVALID_LINK", message: rareTexts.searchConsoleLinkDead };
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
      message: rareTexts.searchConsoleNoAccess,
    });
    const second = await agreeAtGoogle(account);
    google.fail("500", /token/);
    await expect(account.call(finishSearchConsole, { body: second })).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect((await stateOf(account)).state).toBe("not-connected");
  });

  test("that ends at Google is told, and can be given again", async () => {
    const account = await server.mint();
    await connectConsole(account);
    google.endGrants();
    const shown = (await account.call(checkSearchConsole, {})).data.searchConsole;
    expect(shown).toMatchObject({ state: "reconnect", properties: [], lastFault: null });
    expect(await stateOf(account)).toEqual(shown);
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
    message: rareTexts.searchConsoleOff,
  });
  await server.stop();
});
