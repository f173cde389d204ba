import { createHash } from "node:crypto";
import {
  CallFailed,
  createClient,
  createToken,
  getProfile,
  listAuditLog,
  listJobs,
  listTokens,
  revokeToken,
  stopJob,
  type TokenScope,
} from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, describeOnEachStore, type TestAccount, type TestServer } from "../../../testing/index.ts";
import { plantJob } from "../../../testing/plant-job.ts";
import { plantToken } from "../../../testing/plant-credentials.ts";
import { bearing, openMailedServer, type MailedServer } from "../testing/mailed-server.ts";
import { makeRecoveryLink } from "../recovery-link.ts";
import { deleteOldTokens } from "./token-store.ts";

describeOnEachStore("personal tokens", (open) => {
  let mailed: MailedServer;
  let server: TestServer;
  beforeAll(async () => {
    mailed = await openMailedServer(await open(), {});
    ({ server } = mailed);
  });
  afterAll(() => mailed.stop());

  const make = async (account: TestAccount, scopes: TokenScope[] = ["read"], name = "CI") =>
    (await account.call(createToken, { body: { name, scopes, expires_in_days: 30 } })).data;
  const by = (token: string) => createClient({ base: server.url, token: () => token });
  const statusOf = async (token: string): Promise<number> =>
    (await fetch(server.url + getProfile.path, { headers: bearing(token) })).status;
  const codeOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => "done",
      (error: unknown) => (error instanceof CallFailed ? error.code : error),
    );

  test("a token acts for its account, is listed without its secret, notes its use and ends when revoked", async () => {
    const account = await server.mint();
    const { token, secret } = await make(account, ["plan", "read"], "  My editor ");
    expect(secret).toMatch(/^audit_pat_[\w-]{43}$/);
    expect(token).toMatchObject({ name: "My editor", scopes: ["read", "plan"], last_used_at: null, is_expired: false });
    expect((await by(secret)(getProfile, {})).user?.id).toBe(account.userId);
    const list = async () => (await account.call(listTokens, {})).data.tokens;
    expect(await list()).toMatchObject([{ id: token.id, last_used_at: expect.any(String) }]);
    expect(JSON.stringify(await list())).not.toContain(secret.slice(token.hint.length));
    await account.call(revokeToken, { params: { id: token.id } });
    expect([await statusOf(secret), await list()]).toEqual([401, []]);
  });

  test("only a hash of it is stored", async () => {
    const { token, secret } = await make(await server.mint());
    const row = await server.store.db
      .selectFrom("api_tokens")
      .selectAll()
      .where("id", "=", token.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.token_hash)).toEqual(createHash("sha256").update(secret).digest());
    expect(JSON.stringify(row)).not.toContain(secret.slice(token.hint.length));
  });

  test("making and revoking are mailed or noted with names and scopes, never with the secret", async () => {
    const [account, admin] = [await server.mint(), await server.mint("admin")];
    const { token, secret } = await make(account, ["audit"], "Nightly");
    const mail = await mailed.mailTo(account.email, "A personal token was made");
    expect(mail.message.text).toContain("Nightly");
    expect(mail.message.text).not.toContain(secret);
    await account.call(revokeToken, { params: { id: token.id } });
    const { data: notes } = await admin.call(listAuditLog, { query: {} });
    const about = notes.filter(({ subject }) => subject === token.id);
    expect(about.map(({ action, actor }) => [action, actor])).toEqual([
      ["revoke token", account.email],
      ["create token", account.email],
    ]);
    expect(about[1]?.details).toMatchObject({ after: { name: "Nightly", scopes: ["audit"] } });
    expect(JSON.stringify(notes)).not.toContain(secret);
  });

  test("what an administrator does by a token is noted with the token's name", async () => {
    const [owner, admin] = [await server.mint(), await server.mint("admin")];
    const { jobId } = await plantJob(server.store.db, owner.userId);
    await server.store.db
      .updateTable("jobs")
      .set({ status: "executing_step1", completed_at: null })
      .where("id", "=", jobId)
      .execute();
    const { secret } = await make(admin, ["admin"], "Pager");
    await by(secret)(stopJob, { params: { id: jobId } });
    const { data: notes } = await admin.call(listAuditLog, { query: {} });
    expect(notes.find(({ subject }) => subject.includes(jobId))?.details).toMatchObject({ token: "Pager" });
  });

  test("a token that has ended by time is worth nothing, is shown as such for a month, then goes", async () => {
    const account = await server.mint();
    const [lately, longAgo] = [
      await plantToken(server.store.db, account.userId, ["read"], { days: -1 }),
      await plantToken(server.store.db, account.userId, ["read"], { days: -31 }),
    ];
    expect([await statusOf(lately.token), await statusOf(longAgo.token)]).toEqual([401, 401]);
    await deleteOldTokens(server.store.db);
    const { tokens } = (await account.call(listTokens, {})).data;
    expect(tokens).toMatchObject([{ id: lately.id, is_expired: true }]);
  });

  test("what is asked for must be a name, scopes and an end; a session must be fresh", async () => {
    const account = await server.mint();
    const bodies = [
      { name: " ", scopes: ["read"], expires_in_days: 1 },
      { name: "A", scopes: [], expires_in_days: 1 },
      { name: "A", scopes: ["write"], expires_in_days: 1 },
      { name: "A", scopes: ["read"], expires_in_days: 0 },
      { name: "A", scopes: ["read"], expires_in_days: 367 },
      { name: "A", scopes: ["read"] },
    ];
    const answers = bodies.map((body) => mailed.post(createToken.path, body, bearing(account.token)));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(bodies.map(() => 400));
    await server.store.db
      .updateTable("sessions")
      .set({ confirmed_at: new Date(0) })
      .where("user_id", "=", account.userId)
      .execute();
    expect(await codeOf(make(account))).toBe("CONFIRMATION_OF_IDENTITY");
  });

  test("only administrators make tokens for administration, and these end with their rights", async () => {
    const [user, admin] = [await server.mint(), await server.mint("admin")];
    expect(await codeOf(make(user, ["read", "admin"]))).toBe("ADMIN_REQUIRED");
    const { secret } = await make(admin, ["admin"]);
    expect(await codeOf(by(secret)(listAuditLog, { query: {} }))).toBe("done");
    const metrics = async (token: string) => (await fetch(`${server.url}/metrics`, { headers: bearing(token) })).status;
    const { secret: reading } = await make(admin, ["read"]);
    expect([await metrics(secret), await metrics(reading)]).toEqual([200, 403]);
    await server.store.db.updateTable("users").set({ is_admin: false }).where("id", "=", admin.userId).execute();
    expect([await codeOf(by(secret)(listAuditLog, { query: {} })), await metrics(secret)]).toEqual([
      "ADMIN_REQUIRED",
      403,
    ]);
  });

  test("an account has at most fifty, and makes at most thirty in an hour", async () => {
    const account = await server.mint();
    for (let made = 0; made < 30; made += 1) await make(account);
    expect(await codeOf(make(account))).toBe("RATE_LIMITED");
    const other = await server.mint();
    for (let made = 0; made < 50; made += 1) await plantToken(server.store.db, other.userId, ["read"]);
    expect(await codeOf(make(other))).toBe("CONFLICT");
  });

  test("all end when the password is recovered by mail", async () => {
    const account = await server.mint();
    const { secret } = await make(account);
    const link = new URL(await makeRecoveryLink(server.store.db, account.userId, server.url));
    const pair = new URLSearchParams(link.hash.slice(1));
    const proofs = { access_token: pair.get("access_token"), refresh_token: pair.get("refresh_token") };
    const verified = await mailed.post("/api/v1/auth/verify-recovery-token", proofs);
    const { recovery_token: recovery } = verified.body["data"] as { recovery_token: string };
    await mailed.post("/api/v1/auth/update-password", { password: "another-secret-1" }, bearing(recovery));
    expect(await statusOf(secret)).toBe(401);
  });
});

test("each token has a limit of its own, which names the time to wait", async () => {
  const server = await createTestServer({ env: { TOKEN_REQUESTS_PER_MINUTE: "3" } });
  const { userId } = await server.mint();
  const [one, two] = [
    await plantToken(server.store.db, userId, ["read"]),
    await plantToken(server.store.db, userId, ["read"]),
  ];
  const ask = ({ token }: { token: string }) => fetch(server.url + listJobs.path, { headers: bearing(token) });
  const answers = [await ask(one), await ask(one), await ask(one), await ask(one), await ask(two)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 200]);
  expect(Number(answers[3]?.headers.get("retry-after"))).toBeGreaterThan(0);
  await server.stop();
});

test("where administrators need a second factor, a token made without one does not administrate", async () => {
  const server = await createTestServer({ env: { REQUIRE_ADMIN_SECOND_FACTOR: "true" } });
  const admin = await server.mint("admin");
  const statusOf = async (secondFactor: boolean): Promise<number> => {
    const { token } = await plantToken(server.store.db, admin.userId, ["admin"], { secondFactor });
    return (await fetch(server.url + listAuditLog.path, { headers: bearing(token) })).status;
  };
  expect([await statusOf(false), await statusOf(true)]).toEqual([403, 200]);
  await server.stop();
});
