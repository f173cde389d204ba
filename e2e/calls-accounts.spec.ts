import { askFrom, type Reply } from "./reply.ts";
import { ask, expect, test, whereSold } from "./world.ts";

test.use({ settings: whereSold });

const UUID = /^[0-9a-f-]{36}$/;

test("signing up answers with the session, the payment customer and what comes next; failures with an error [D1-1.11 D1-3.5 D1-7.8 D1-9.2]", async ({
  page,
}) => {
  await page.goto("/login");
  const signUp = (password: string): Promise<Reply> =>
    askFrom(page, null, "POST", "/api/v1/auth/signup-first", { email: "calls@example.com", password, name: "User" });
  expect(await signUp("abc-7")).toMatchObject({ status: 400, body: { success: false, error: expect.any(String) } });
  const { status, body } = await signUp("abc-78");
  expect([status, body]).toMatchObject([
    200,
    {
      token: expect.stringMatching(/^[\w-]{43}$/),
      user_id: expect.stringMatching(UUID),
      email: "calls@example.com",
      stripe_customer_id: expect.stringMatching(/\S/),
      next_step: expect.any(String),
    },
  ]);
  expect(await signUp("abc-78")).toMatchObject({ status: 400, body: { success: false, error: expect.any(String) } });
});

test("logging in answers with token, user, address and profile, or an error [D1-3.4 D1-7.7]", async ({
  page,
  account,
}) => {
  await page.goto("/login");
  const logIn = (password: string): Promise<Reply> =>
    askFrom(page, null, "POST", "/api/v1/auth/login", { email: account.email, password });
  expect(await logIn("wrong-horse-7")).toMatchObject({ status: 401, body: { error: expect.any(String) } });
  expect(await logIn(account.password)).toMatchObject({
    status: 200,
    body: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      user_id: expect.stringMatching(UUID),
      email: account.email,
      profile: { credits: 0, funds: 0, is_admin: false },
    },
  });
});

test("profile and session are for who brings a bearer token [D1-1.10 D1-1.16 D1-3.2 D1-3.6 D1-6.2 D1-6.8 D1-7.9 D1-7.12 D2-3.49]", async ({
  home: page,
  account,
}) => {
  for (const path of ["/api/v1/auth/profile", "/api/v1/auth/session", "/api/v1/jobs"]) {
    expect((await askFrom(page, null, "GET", path)).status).toBe(401);
  }
  const { body } = await askFrom(page, account.token, "GET", "/api/v1/auth/profile");
  const profile = { id: expect.stringMatching(UUID), plan: "free", credits: 0, funds: 0, is_admin: false };
  const user = { id: expect.stringMatching(UUID), email: account.email, credits: 0 };
  expect(body).toMatchObject({ user, profile, data: { user, profile } });
  // A user is an administrator or is not: there is nothing else to be.
  expect(Object.keys(body["profile"] as object).filter((key) => /role|admin|permission/.test(key))).toEqual([
    "is_admin",
  ]);
  expect((await askFrom(page, account.token, "GET", "/api/v1/auth/session")).body).toMatchObject({ user });
});

test("asking for a reset is answered alike for known and unknown addresses; a password needs a proof [D1-7.10 D1-7.13]", async ({
  page,
  account,
}) => {
  await page.goto("/login");
  const reset = (email: string): Promise<Reply> =>
    askFrom(page, null, "POST", "/api/v1/auth/reset-password", { email });
  const known = await reset(account.email);
  expect(known).toMatchObject({ status: 200, body: { success: true } });
  expect(await reset("nobody@example.com")).toEqual(known);
  const change = { password: "brand-new-7", current_password: account.password };
  const update = (token: string | null): Promise<Reply> =>
    askFrom(page, token, "POST", "/api/v1/auth/update-password", change);
  expect((await update(null)).status).toBe(401);
  expect(await update(account.token)).toMatchObject({
    status: 200,
    body: { success: true, message: expect.any(String), data: { redirect: expect.stringMatching(/^\//) } },
  });
});

test("status, version and brand are told to anybody [D1-3.13 D1-7.2 D1-7.3 D1-7.5]", async ({ page }) => {
  await page.goto("/login");
  const get = async (path: string): Promise<unknown> => (await askFrom(page, null, "GET", path)).body;
  expect(await get("/api/v1/status")).toMatchObject({ data: { auth_system: { development_mode: true } } });
  expect(await get("/api/version")).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  const { success, data } = (await get("/api/v1/config/branding")) as { success: boolean; data: object };
  expect(success).toBe(true);
  const fields = ["domain", "site_name", "tagline", "logo_url", "primary_color", "secondary_color", "favicon_url"];
  for (const field of [...fields, "ga_tracking_id"]) expect(data).toHaveProperty(field);
});

test("where tiers are sold they are listed, and allowances are told by tier [D1-1.8 D1-6.5]", async ({
  home: page,
  account,
  world,
}) => {
  const status = async () =>
    (await askFrom(page, account.token, "GET", "/api/v1/subscription/status")).body["data"] as {
      subscription: { payment_type: string; tier: string; features: object };
      fullAccess: boolean;
    };
  const { body } = await askFrom(page, account.token, "GET", "/api/v1/subscription/tiers");
  const keys = (body["data"] as { key: string }[]).map(({ key }) => key);
  expect(keys).toEqual(["tier1", "tier2", "tier3", "tier4"]);
  const locked = await world.plant("job", account.email, { domain: "locked.example", actions: 12 });
  const count = async (): Promise<unknown> => {
    const { body: list } = await askFrom(page, account.token, "GET", `/api/v1/actions?jobId=${locked.jobId}`);
    return (list["actions"] as unknown[]).length;
  };
  expect(await status()).toMatchObject({
    fullAccess: false,
    subscription: { payment_type: "subscription", tier: "free" },
  });
  expect(await count()).toBe(8);
  await world.plant("subscription", account.email, { tier: "tier2" });
  expect(await status()).toMatchObject({ fullAccess: true, subscription: { features: { domainsPerMonth: 3 } } });
  expect(await count()).toBe(12);
});

test("a payment is verified when there is one; credits are synced with figures [D1-7.27 D1-7.28 D1-7.29]", async ({
  home: page,
  account,
  world,
}) => {
  const post = (path: string): Promise<Reply> =>
    askFrom(page, account.token, "POST", `/api/v1/subscription/${path}`, {});
  expect(await post("verify-payment")).toMatchObject({
    status: 409,
    body: { success: false, error: expect.any(String) },
  });
  const { url } = await ask(world, "POST", "/api/v1/subscription/create-checkout", account.token, { tier: "tier1" });
  await fetch(String(url), { method: "POST", body: new URLSearchParams({ act: "pay" }), redirect: "manual" });
  expect(await post("verify-payment")).toMatchObject({ status: 200, body: { success: true } });
  expect(await post("sync")).toMatchObject({ body: { data: { subscription: { tier: "tier1", status: "active" } } } });
  const figures = { synced: 0, totalCredits: 0, previousCredits: 0, availableCredits: 0 };
  expect((await post("sync-credits")).body).toMatchObject({ success: true, ...figures });
});
