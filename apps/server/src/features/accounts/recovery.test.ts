import { randomUUID } from "node:crypto";
import { getProfile, getSession, limits, logIn, requestReset, updatePassword, verifyRecovery } from "@audit/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachStore, waitFor, type TestServer } from "../../testing/index.ts";
import { bearing, openMailedServer, type Answer, type MailedServer } from "./testing/mailed-server.ts";

const SENT = "If an account exists with this email, you will receive password reset instructions.";
const INVALID = "Invalid or expired reset link. Please request a new password reset.";

describeOnEachStore("password reset", (open) => {
  let mailed: MailedServer;
  let server: TestServer;
  beforeAll(async () => {
    mailed = await openMailedServer(await open(), { BRAND_ORIGIN: "https://audit.example", TRUST_PROXY: "127.0.0.1" });
    ({ server } = mailed);
  });
  afterAll(() => mailed.stop());

  const post: MailedServer["post"] = (...request) => mailed.post(...request);
  /** Asks for a link and takes its tokens out of the mail. */
  const mailedLink = async (email: string, nth = 1): Promise<Record<string, string>> => {
    expect((await post(requestReset.path, { email })).status).toBe(200);
    const { message } = await mailed.mailTo(email, "Reset your password", nth);
    const [link] = /https:\/\/\S+#\S+/.exec(message.text!)!;
    expect(link).toMatch(/^https:\/\/audit\.example\/reset-password#access_token=.+&refresh_token=.+&type=recovery$/);
    expect(message.html).toContain(link.replaceAll("&", "&amp;"));
    return Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)));
  };
  const recover = async (email: string): Promise<Answer> => post(verifyRecovery.path, await mailedLink(email));
  const canLogIn = async (email: string, password: string): Promise<boolean> =>
    (await post(logIn.path, { email, password })).status === 200;

  test("whoever reads German gets the mail in German", async () => {
    const { email } = await server.mint();
    await post(requestReset.path, { email }, { "accept-language": "de-AT,de;q=0.9,en;q=0.8" });
    const { message } = await mailed.mailTo(email, "Setzen Sie Ihr Passwort zurück");
    expect(message.text).toContain(`Der Link gilt einmal, ${limits.resetLinkMinutes} Minuten lang.`);
    expect(message.html).toContain('<html lang="de">');
    expect(message.html).toContain("Wenn der Knopf nicht funktioniert");
  });

  test("known and unknown addresses get the same answer; only the known one gets a mail [D1-7.10] [D1-8.7]", async () => {
    const { email } = await server.mint();
    const unknown = `${randomUUID()}@shop.example`;
    const answers = [
      await post(requestReset.path, { email: unknown, extra: 1 }),
      await post(requestReset.path, { email }),
    ];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { success: true, message: SENT }]);
    }
    const names = answers.map(({ headers }) => [...headers.keys()].sort());
    expect(names[0]).toEqual(names[1]);
    await mailed.mailTo(email, "Reset your password");
    await waitFor("an empty outbox", async () => {
      const waiting = await server.store.db.selectFrom("mails").select("id").where("sent_at", "is", null).execute();
      return waiting.length === 0;
    });
    expect(mailed.mails().some(({ to }) => to[0] === unknown)).toBe(false);
  });

  test("asking takes the same time with and without an account", async () => {
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 12; round += 1) {
      const { email } = await server.mint();
      for (const [kind, address] of [
        ["known", email],
        ["unknown", `${randomUUID()}@shop.example`],
      ] as const) {
        const start = performance.now();
        await post(requestReset.path, { email: address });
        times[kind].push(performance.now() - start);
      }
    }
    // On a busy machine equal work differs in time, and least where it was least disturbed.
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(50, known / 2));
  });

  test("a link is good once, gives a cookie and a bearer token, and either sets the password [D1-7.11] [D1-7.13]", async () => {
    for (const by of ["bearer", "cookie"] as const) {
      const { email, password, token } = await server.mint();
      const verified = await recover(email);
      expect(verified.body).toMatchObject({ success: true, email, expires_in: 600, data: { email } });
      const [cookie] = verified.headers.getSetCookie();
      expect(cookie).toMatch(/^recovery=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict$/);
      const proof = by === "bearer" ? bearing(verified.body["recovery_token"]) : { cookie: cookie!.split(";")[0]! };
      const changed = await post(updatePassword.path, { password: "brand-new-7", unknown: true }, proof);
      expect(changed.body).toMatchObject({
        success: true,
        message: "Password updated successfully!",
        data: { redirect: "/login", token: null, ended_sessions: 1 },
      });
      expect(await canLogIn(email, password)).toBe(false);
      expect(await canLogIn(email, "brand-new-7")).toBe(true);
      expect((await fetch(server.url + getProfile.path, { headers: bearing(token) })).status).toBe(401);
      expect((await post(updatePassword.path, { password: "once-more-7" }, proof)).status).toBe(401);
    }
  });

  test("behind TLS the cookie has the prefix that binds it to the host, and only that counts", async () => {
    const { email } = await server.mint();
    const tls = { "x-forwarded-proto": "https" };
    const [cookie] = (await post(verifyRecovery.path, await mailedLink(email), tls)).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-recovery=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict; Secure$/);
    const set = (name: string) =>
      post(updatePassword.path, { password: "brand-new-7" }, { ...tls, cookie: `${name}=${cookie!.slice(16, 59)}` });
    expect((await set("recovery")).status).toBe(401);
    expect((await set("__Host-recovery")).status).toBe(200);
  });

  test("the owner is told of the change, with what was signed out", async () => {
    const { email, password } = await server.mint();
    await post(logIn.path, { email, password }, { "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/143.0" });
    await post(
      updatePassword.path,
      { password: "brand-new-7" },
      bearing((await recover(email)).body["recovery_token"]),
    );
    const { message } = await mailed.mailTo(email, "Your password was changed");
    expect(message.text).toContain("Firefox on Linux");
    expect(message.text).toContain("https://audit.example/forgot-password");
  });

  test("of fifty uses of one link at once exactly one succeeds", async () => {
    const { email } = await server.mint();
    const link = await mailedLink(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(verifyRecovery.path, link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("a link that is shown again ends the recovery that its first use began", async () => {
    const { email, password } = await server.mint();
    const link = await mailedLink(email);
    const first = await post(verifyRecovery.path, link);
    expect((await post(verifyRecovery.path, link)).body).toMatchObject({ code: "INVALID_LINK", error: INVALID });
    const proof = bearing(first.body["recovery_token"]);
    expect((await post(updatePassword.path, { password: "brand-new-7" }, proof)).status).toBe(401);
    expect(await canLogIn(email, password)).toBe(true);
  });

  test("swapped, cut, mixed, superseded and foreign links are refused alike [D1-8.9]", async () => {
    const [one, two] = [await server.mint(), await server.mint()];
    const old = await mailedLink(one.email);
    const link = await mailedLink(one.email, 2);
    const foreign = await mailedLink(two.email);
    const { access_token: access = "", refresh_token: refresh = "" } = link;
    for (const tokens of [
      old,
      { access_token: refresh, refresh_token: access },
      { access_token: access.slice(0, -1), refresh_token: refresh },
      { access_token: access, refresh_token: foreign["refresh_token"] },
      { access_token: access, refresh_token: "" },
      { access_token: "", refresh_token: "" },
    ]) {
      const { status, body } = await post(verifyRecovery.path, tokens);
      expect([status, body["error"]]).toEqual([400, INVALID]);
    }
    expect((await post(verifyRecovery.path, link)).status).toBe(200);
  });

  test.each([
    ["59 minutes", 200],
    ["61 minutes", 400],
  ])("a link of %s ago answers %i", async (ago, status) => {
    const { email, userId } = await server.mint();
    const link = await mailedLink(email);
    await server.store.db
      .updateTable("recoveries")
      .set({ created_at: sql`now() - ${ago}::interval` })
      .where("user_id", "=", userId)
      .execute();
    expect((await post(verifyRecovery.path, link)).status).toBe(status);
    expect(limits.resetLinkMinutes).toBe(60);
  });

  test("a recovery ends after ten minutes", async () => {
    const { email, userId } = await server.mint();
    const proof = bearing((await recover(email)).body["recovery_token"]);
    await server.store.db
      .updateTable("recoveries")
      .set({ verified_at: sql`now() - interval '11 minutes'` })
      .where("user_id", "=", userId)
      .execute();
    expect((await post(updatePassword.path, { password: "brand-new-7" }, proof)).status).toBe(401);
  });

  test("a recovery is no session: it opens nothing but the new password and the name of its account", async () => {
    const { email, userId } = await server.mint();
    const verified = await recover(email);
    const cookie = verified.headers.getSetCookie()[0]!.split(";")[0]!;
    expect((await fetch(server.url + getProfile.path, { headers: { cookie } })).status).toBe(401);
    const proof = bearing(verified.body["recovery_token"]);
    expect((await fetch(server.url + getProfile.path, { headers: proof })).status).toBe(401);
    const session = await fetch(server.url + getSession.path, { headers: { cookie } });
    expect(await session.json()).toMatchObject({ user: { id: userId, email } });
  });

  test("no secret of a link is in the database, before and after it is sent", async () => {
    const { email } = await server.mint();
    const link = await mailedLink(email);
    const verified = await post(verifyRecovery.path, link);
    const secrets = [link["access_token"]!, link["refresh_token"]!, String(verified.body["recovery_token"])];
    for (const table of ["mails", "recoveries", "users", "sessions"] as const) {
      const rows = JSON.stringify(await server.store.db.selectFrom(table).selectAll().execute());
      for (const secret of secrets) expect(rows).not.toContain(secret);
    }
  });

  test("whatever host a request claims, links lead to the configured address", async () => {
    const { email } = await server.mint();
    const hosts = {
      "x-forwarded-host": "evil.example",
      "x-original-host": "evil.example",
      forwarded: "host=evil.example",
    };
    await post(requestReset.path, { email }, hosts);
    const { message } = await mailed.mailTo(email, "Reset your password");
    expect(message.text).not.toContain("evil");
    expect(message.html).not.toContain("evil");
  });

  test("after three mails an hour the next one has to wait, with or without an account", async () => {
    for (const email of [(await server.mint()).email, `${randomUUID()}@shop.example`]) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => post(requestReset.path, { email })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      const refused = answers.find(({ status }) => status === 429);
      expect(Number(refused!.headers.get("retry-after"))).toBeGreaterThan(3000);
    }
  });

  test("a weak password is refused with the reason, and the recovery stays good", async () => {
    const { email } = await server.mint();
    const proof = bearing((await recover(email)).body["recovery_token"]);
    const weak = await post(updatePassword.path, { password: "iloveyou" }, proof);
    expect(weak).toMatchObject({ status: 400, body: { code: "WEAK_PASSWORD" } });
    const short = await post(updatePassword.path, { password: "zq81w" }, proof);
    expect(short.body["error"]).toBe("Password must be at least 6 characters long");
    expect((await post(updatePassword.path, { password: "zq81wx" }, proof)).status).toBe(200);
  });

  test("an account whose password is off after too many guesses is open again after a reset", async () => {
    const { email } = await server.mint();
    await post(logIn.path, { email, password: "guess-1" });
    await server.store.db.updateTable("login_attempts").set({ failures: 99 }).execute();
    await post(logIn.path, { email, password: "guess-2" });
    const off = await post(logIn.path, { email, password: "guess-3" });
    expect(off).toMatchObject({
      status: 429,
      body: { error: "Too many wrong passwords. Please reset your password to sign in again." },
    });
    await post(
      updatePassword.path,
      { password: "brand-new-7" },
      bearing((await recover(email)).body["recovery_token"]),
    );
    expect(await canLogIn(email, "brand-new-7")).toBe(true);
  });
});
