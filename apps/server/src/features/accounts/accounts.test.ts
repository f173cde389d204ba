import { createHash, randomUUID } from "node:crypto";
import { getProfile, logIn, logOut, signUp } from "@audit/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endTry, openTry } from "./attempts-store.ts";
import { createTestServer, describeOnEachStore, type TestServer } from "../../testing/index.ts";

describeOnEachStore("accounts", (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({
      store: await open(),
      // Many tries from one address are what is tested here, not the ceiling of calls.
      env: { ADMIN_EMAIL: "boss@shop.example", REQUESTS_PER_10_SECONDS: "100000" },
    });
  });
  afterAll(() => server.stop());

  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
  };
  const profileStatus = async (token: string): Promise<number> =>
    (await fetch(`${server.url}${getProfile.path}`, { headers: { authorization: `Bearer ${token}` } })).status;
  const newEmail = (): string => `${randomUUID()}@shop.example`;

  test("sign-up gives a session, a profile with credits and funds, and the next step [D1-1.10] [D1-3.5] [D1-7.8]", async () => {
    const email = newEmail();
    const { body, status } = await post(signUp.path, { email: ` ${email.toUpperCase()} `, password: "zq81wx" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      email,
      stripe_customer_id: null,
      next_step: "dashboard",
      profile: { credits: 0, funds: 0, is_admin: false, plan: "free" },
      data: { email, next_step: "dashboard" },
    });
    expect(await profileStatus(String(body["token"]))).toBe(200);
  });

  test("login answers token, user_id, email and profile, plain and under data [D1-3.2] [D1-3.4] [D1-3.6] [D1-7.7] [D1-7.9]", async () => {
    const { email, password, userId } = await server.mint();
    const { body } = await post(logIn.path, { email, password });
    expect(body).toMatchObject({ user_id: userId, email, profile: { id: userId }, data: { user_id: userId } });
    const { user, profile } = (await (
      await fetch(`${server.url}${getProfile.path}`, {
        headers: { authorization: `Bearer ${String(body["token"])}` },
      })
    ).json()) as { user: { id: string; credits: number }; profile: { credits: number } };
    expect(user).toEqual({ id: userId, email, credits: profile.credits });
  });

  test.each(["", "abc", "a@", "a@b", `${"a".repeat(250)}@b.example`])(
    "%j is no e-mail address [D1-5.1]",
    async (email) => {
      expect((await post(signUp.path, { email, password: "secret-1" })).status).toBe(400);
      expect((await post(logIn.path, { email, password: "secret-1" })).status).toBe(400);
    },
  );

  test("a password of five characters is refused with the printed text, six are accepted [D1-5.2] [D1-9.2]", async () => {
    const short = await post(signUp.path, { email: newEmail(), password: "12345" });
    expect(short).toMatchObject({ status: 400, body: { error: "Password must be at least 6 characters long" } });
    expect((await post(signUp.path, { email: newEmail(), password: "zq81wx" })).status).toBe(200);
  });

  test("an address that has an account gets the one generic sentence, however it is spelt", async () => {
    const { email } = await server.mint();
    const again = await post(signUp.path, { email: email.toUpperCase(), password: "another-1" });
    expect(again).toMatchObject({
      status: 400,
      body: {
        code: "ACCOUNT_NOT_CREATED",
        error: "We could not create this account. Try signing in or resetting your password.",
      },
    });
  });

  test("many sign-ups with one address at once make one account", async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(signUp.path, { email, password: "secret-1" })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("a wrong password and an unknown address get the same answer", async () => {
    const { email } = await server.mint();
    const wrong = await post(logIn.path, { email, password: "not-it-1" });
    const unknown = await post(logIn.path, { email: newEmail(), password: "not-it-1" });
    const plain = ({ body, status }: typeof wrong) => ({ status, ...body, requestId: "" });
    expect(plain(wrong)).toEqual(plain(unknown));
    expect(wrong).toMatchObject({ status: 401, body: { error: "Wrong email or password" } });
    expect([...wrong.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
  });

  test("passwords are compared whole, and equal texts in two encodings are equal", async () => {
    const email = newEmail();
    const long = `${"a".repeat(72)}b`;
    await post(signUp.path, { email, password: `${long} é` });
    expect((await post(logIn.path, { email, password: `${long} e\u0301` })).status).toBe(200);
    expect((await post(logIn.path, { email, password: `${"a".repeat(72)}c é` })).status).toBe(401);
    expect((await post(logIn.path, { email, password: ` ${long} é` })).status).toBe(401);
  });

  test("only a hash of the token is stored", async () => {
    const { token, userId } = await server.mint();
    const session = await server.store.db
      .selectFrom("sessions")
      .select("token_hash")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(session.token_hash)).toEqual(createHash("sha256").update(token).digest());
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
  });

  test("logout ends the session at the server; login ends the session whose token it presents", async () => {
    const { email, password, token, call } = await server.mint();
    const headers = { authorization: `Bearer ${token}` };
    const second = String((await post(logIn.path, { email, password }, headers)).body["token"]);
    expect(await profileStatus(token)).toBe(401);
    expect(await profileStatus(second)).toBe(200);
    await expect(call(logOut, {})).rejects.toMatchObject({ status: 401 });
    await post(logOut.path, {}, { authorization: `Bearer ${second}` });
    expect(await profileStatus(second)).toBe(401);
  });

  test.each([
    ["user", "last_seen_at", "6 days 23 hours 59 minutes", 200],
    ["user", "last_seen_at", "7 days 1 minute", 401],
    ["user", "created_at", "29 days 23 hours", 200],
    ["user", "created_at", "30 days 1 minute", 401],
    ["admin", "last_seen_at", "11 hours 59 minutes", 200],
    ["admin", "last_seen_at", "12 hours 1 minute", 401],
  ] as const)("a session of a %s whose %s lies %s back answers %i", async (role, column, ago, status) => {
    const { token, userId } = await server.mint(role);
    await server.store.db
      .updateTable("sessions")
      .set({ [column]: sql`now() - ${ago}::interval` })
      .where("user_id", "=", userId)
      .execute();
    expect(await profileStatus(token)).toBe(status);
  });

  test("nobody becomes an administrator by signing up, whatever address or field they send", async () => {
    for (const email of ["Boss@shop.example", "xboss@shop.example"]) {
      const { body } = await post(signUp.path, { email, password: "secret-1", is_admin: true });
      expect(body).toMatchObject({ profile: { is_admin: false } });
    }
  });

  test("after five wrong passwords the next try has to wait, right or wrong", async () => {
    const { email, password } = await server.mint();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await post(logIn.path, { email, password: "wrong-1" })).status).toBe(401);
    }
    const sixth = await post(logIn.path, { email, password });
    expect(sixth).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    await server.store.db
      .updateTable("login_attempts")
      .set({ blocked_until: sql`now()` })
      .execute();
    expect((await post(logIn.path, { email, password })).status).toBe(200);
    expect((await post(logIn.path, { email, password: "wrong-1" })).status).toBe(401);
  });

  test("of many parallel guesses at one account at most twenty are evaluated, also when it does not exist", async () => {
    for (const email of [(await server.mint()).email, newEmail()]) {
      const guess = (index: number) => post(logIn.path, { email, password: `guess-${index}` });
      const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => guess(index)));
      const evaluated = answers.filter(({ status }) => status === 401).length;
      expect(evaluated).toBeGreaterThanOrEqual(5);
      expect(evaluated).toBeLessThanOrEqual(20);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - evaluated);
      expect((await guess(99)).status).toBe(429);
    }
  });

  test("an owner may sign in many times at once", async () => {
    const { email, password } = await server.mint();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(logIn.path, { email, password })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test("a right password that was faster does not turn away one that began before it", async ({ skip }) => {
    const { db, kind } = server.store;
    skip(kind === "embedded", "its one connection lets nothing come in between");
    const key = newEmail();
    await db.transaction().execute(async (slow) => {
      await sql`select now()`.execute(slow);
      expect(await openTry(db, key)).toBeNull();
      await endTry(db, key, true);
      expect(await openTry(slow, key)).toBeNull();
    });
  });

  test("a browser that signed in before gets in while a stranger guesses", async () => {
    const { email, password } = await server.mint();
    const first = await post(logIn.path, { email, password });
    const cookie = first.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Strict$/);
    await Promise.all(Array.from({ length: 10 }, () => post(logIn.path, { email, password: "guess-1" })));
    expect((await post(logIn.path, { email, password })).status).toBe(429);
    const own = { cookie: cookie.split(";")[0]! };
    expect((await post(logIn.path, { email, password }, own)).status).toBe(200);
  });
});

test("passwords are stored as argon2id with 64 MiB in three passes, and open the account", async () => {
  const server = await createTestServer({ fullPasswordCost: true });
  const { email, password, userId } = await server.mint();
  const { password_hash } = await server.store.db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect((await server.anonymous(logIn, { body: { email, password } })).email).toBe(email);
  await expect(server.anonymous(logIn, { body: { email, password: "not-it-1" } })).rejects.toMatchObject({
    status: 401,
  });
  await server.stop();
});

describeOnEachStore("limits per address", (open) => {
  let server: TestServer;
  beforeAll(async () => {
    const env = { NODE_ENV: "production", LOGINS_PER_MINUTE: "20", SIGNUPS_PER_HOUR: "5", TRUST_PROXY: "127.0.0.1" };
    server = await createTestServer({ store: await open(), env });
  });
  afterAll(() => server.stop());

  const from = (address: string, path: string, body: object) =>
    fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address, "x-forwarded-proto": "https" },
      body: JSON.stringify(body),
    });
  const login = (address: string) => from(address, logIn.path, { email: `${randomUUID()}@x.example`, password: "x" });

  test("of 60 logins at once from one address exactly 20 pass, the rest are told when to come back", async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => login("198.51.100.7")));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40);
    for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await login("198.51.100.8")).status).toBe(401);
  });

  test("a forged X-Forwarded-For changes nothing: only what the trusted proxy saw counts", async () => {
    const answers = await Promise.all(Array.from({ length: 21 }, (_, n) => login(`10.9.8.${n}, 198.51.100.9`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  });

  test("over https the cookie that knows a browser keeps to this host and to https", async () => {
    const email = `${randomUUID()}@shop.example`;
    const cookie = (await from("198.51.100.20", signUp.path, { email, password: "pass-1-word" })).headers.get(
      "set-cookie",
    );
    expect(cookie).toMatch(/^__Host-device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/);
  });

  test("addresses of one IPv6 /64 share a limit", async () => {
    const answers = await Promise.all(Array.from({ length: 21 }, (_, n) => login(`2001:db8:7:7::${n + 1}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  });

  test("five sign-ups an hour", async () => {
    const signUpFrom = (n: number) =>
      from("198.51.100.10", signUp.path, { email: `${n}-${randomUUID()}@x.example`, password: "secret-1" });
    const answers = await Promise.all(Array.from({ length: 7 }, (_, n) => signUpFrom(n)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test("in production there are no seeded accounts and no API document", async () => {
    expect((await fetch(`${server.url}/api/openapi.json`)).status).toBe(404);
    expect(
      await server.store.db.selectFrom("users").select("id").where("email", "like", "%@example.com").execute(),
    ).toEqual([]);
  });
});
