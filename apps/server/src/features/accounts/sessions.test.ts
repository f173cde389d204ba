import { randomUUID } from "node:crypto";
import {
  endOtherSessions,
  endSession,
  getProfile,
  listSessions,
  logIn,
  requestReset,
  signUp,
  submitBatch,
  updatePassword,
  verifyEmail,
  verifyRecovery,
} from "@audit/contract";
import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachStore, type TestServer } from "../../testing/index.ts";
import { bearing, openMailedServer, type MailedServer } from "./testing/mailed-server.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

describeOnEachStore("sessions and the password of a signed-in account", (open) => {
  let mailed: MailedServer;
  let server: TestServer;
  beforeAll(async () => {
    const env = { BRAND_NAME: "Shop Doctor", REQUIRE_EMAIL_VERIFICATION: "true", PASSWORD_MIN_LENGTH: "8" };
    mailed = await openMailedServer(await open(), env);
    ({ server } = mailed);
  });
  afterAll(() => mailed.stop());

  const post: MailedServer["post"] = (path, body, headers) =>
    mailed.post(path, body, { "user-agent": FIREFOX, ...headers });
  const lives = async (token: unknown): Promise<boolean> =>
    (await fetch(server.url + getProfile.path, { headers: bearing(token) })).status === 200;
  const logInAgain = async (email: string, password: string): Promise<string> =>
    String((await post(logIn.path, { email, password })).body["token"]);

  test("sessions are listed with their browser, the own one marked, and end one by one or all together", async () => {
    const { call, email, password, token } = await server.mint();
    const others = [await logInAgain(email, password), await logInAgain(email, password)];
    const { sessions } = (await call(listSessions, {})).data;
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const theirs = sessions.filter(({ current }) => !current);
    expect(theirs.map(({ browser }) => browser)).toEqual(["Firefox on Linux", "Firefox on Linux"]);
    await call(endSession, { params: { id: theirs[0]!.id } });
    expect((await Promise.all(others.map(lives))).filter(Boolean)).toHaveLength(1);
    expect((await call(endOtherSessions, {})).data).toEqual({ ended_count: 1 });
    expect([await lives(others[0]), await lives(others[1]), await lives(token)]).toEqual([false, false, true]);
  });

  test("nobody's list holds another account's sessions, and dead ones are not in it", async () => {
    const [one, two] = [await server.mint(), await server.mint()];
    await logInAgain(two.email, two.password);
    await server.store.db
      .insertInto("sessions")
      .values({ user_id: one.userId, token_hash: Buffer.alloc(32, one.userId), last_seen_at: new Date(0) })
      .execute();
    expect((await one.call(listSessions, {})).data.sessions).toHaveLength(1);
  });

  test("a session changes the password with the present one only; it goes on under a new token, all others end", async () => {
    const { email, password, token } = await server.mint();
    const other = await logInAgain(email, password);
    const change = (body: object) => post(updatePassword.path, { password: "brand-new-7", ...body }, bearing(token));
    expect(await change({})).toMatchObject({ status: 400, body: { error: "Please enter your current password" } });
    const wrong = await change({ current_password: "not-it-at-all" });
    expect(wrong).toMatchObject({ status: 401, body: { code: "WRONG_CREDENTIALS" } });
    expect([await lives(token), await lives(other)]).toEqual([true, true]);
    const { body } = await change({ current_password: password });
    const { token: renewed } = body["data"] as { token: string };
    expect(body).toMatchObject({ success: true, data: { ended_sessions: 1 } });
    expect([await lives(token), await lives(other), await lives(renewed)]).toEqual([false, false, true]);
    expect((await mailed.mailTo(email, "Your password was changed")).message.text).toContain("Firefox on Linux");
    expect((await post(logIn.path, { email, password })).status).toBe(401);
  });

  test("guessing at the present password is slowed down like guessing at login", async () => {
    const { token } = await server.mint();
    const guess = (n: number) =>
      post(updatePassword.path, { password: "brand-new-7", current_password: `guess-${n}` }, bearing(token));
    for (let n = 0; n < 5; n += 1) expect((await guess(n)).status).toBe(401);
    expect((await guess(5)).status).toBe(429);
  });

  test("a reset link that was mailed before is worth nothing after the password was changed", async () => {
    const { email, password, token } = await server.mint();
    await post(requestReset.path, { email });
    const { message } = await mailed.mailTo(email, "Reset your password");
    await post(updatePassword.path, { password: "brand-new-7", current_password: password }, bearing(token));
    const link = new URLSearchParams(/#(\S+)/.exec(message.text!)![1]);
    expect((await post(verifyRecovery.path, Object.fromEntries(link))).status).toBe(400);
  });

  test("an account has at most twenty sessions: those used last", async () => {
    const { email, password, token, userId } = await server.mint();
    const [, second] = [await logInAgain(email, password), await logInAgain(email, password)];
    const old = { last_seen_at: sql<Date>`now() - interval '1 day'` };
    await server.store.db.updateTable("sessions").set(old).where("user_id", "=", userId).execute();
    for (let index = 0; index < 20; index += 1) await logInAgain(email, password);
    expect([await lives(token), await lives(second)]).toEqual([false, false]);
    const rows = await server.store.db.selectFrom("sessions").select("id").where("user_id", "=", userId).execute();
    expect(rows).toHaveLength(20);
  });

  test("a hash of former costs is made anew at login", async () => {
    const { email, password, userId } = await server.mint();
    const former = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await server.store.db.updateTable("users").set({ password_hash: former }).where("id", "=", userId).execute();
    expect(await lives(await logInAgain(email, password))).toBe(true);
    const { password_hash } = await server.store.db
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/m=1024,t=1,p=1/);
    expect(await lives(await logInAgain(email, password))).toBe(true);
  });

  test("the owner is told of a sign-in with a new browser, and not of one with a known browser", async () => {
    const { email, password } = await server.mint();
    const first = await post(logIn.path, { email, password });
    const { message } = await mailed.mailTo(email, "New sign-in to your account");
    expect(message.text).toContain("Firefox on Linux");
    const cookie = first.headers.getSetCookie()[0]!.split(";")[0]!;
    await post(logIn.path, { email, password }, { cookie });
    const notices = await server.store.db
      .selectFrom("mails")
      .select("id")
      .where("recipient", "=", email)
      .where("kind", "=", "new-sign-in")
      .execute();
    expect(notices).toHaveLength(1);
  });

  test("an address is confirmed by its mailed link, once, and what reaches others waits for that", async () => {
    const email = `${randomUUID()}@shop.example`;
    const signed = await post(signUp.path, { email, password: "correct-horse-7" });
    expect(signed.body).toMatchObject({ next_step: "verify_email", profile: { email_verified: false } });
    const own = bearing(signed.body["token"]);
    const batch = () => post(submitBatch.path, { urls: ["https://shop.example/"] }, own);
    expect(await batch()).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });
    const { message } = await mailed.mailTo(email, "Confirm your email address");
    const token = /#token=([\w-]+)/.exec(message.text!)![1];
    expect((await post(verifyEmail.path, { token })).body).toMatchObject({ data: { email } });
    expect((await post(verifyEmail.path, { token })).status).toBe(400);
    expect((await batch()).status).not.toBe(403);
    const profile = await fetch(server.url + getProfile.path, { headers: own });
    expect(await profile.json()).toMatchObject({ profile: { email_verified: true } });
  });

  test("the operator may ask for longer passwords, and the sentence follows", async () => {
    const short = await post(signUp.path, { email: `${randomUUID()}@shop.example`, password: "zq81wx7" });
    expect(short.body["error"]).toBe("Password must be at least 8 characters long");
  });

  test("the owner of an address is told that somebody tried to sign up with it", async () => {
    const { email } = await server.mint();
    await post(signUp.path, { email, password: "another-pass-1" });
    expect((await mailed.mailTo(email, "You already have an account")).message.text).toContain("Shop Doctor");
  });
});
