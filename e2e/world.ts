import { type ConsoleMessage, expect, type Page, test as base } from "@playwright/test";
import { startFixtureShop } from "@audit/testkit";
import { type Plant, startServer } from "./start-server.ts";

export interface World {
  readonly origin: string;
  /** Answers at once. */
  readonly shop: string;
  /** Answers slowly enough to watch the crawl. */
  readonly slowShop: string;
  /** Lets the slow shop's crawls stand still until the returned function is called. */
  holdSlowShop(): () => void;
  /** Writes a state that takes weeks to come about: `plant("subscription", email, { tier: "tier1", status: "past_due" })`. */
  readonly plant: Plant;
  /** Id of a finished audit of the shop, of an account that nobody else uses. */
  finishedJob(): Promise<string>;
}

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

interface Fixtures {
  readonly account: Account;
  /** Id of a finished job of the account: a real audit of the shop, made once per server and copied. */
  readonly jobId: string;
  /** A page with the account signed in and no screen loaded yet. */
  readonly owner: Page;
  /** The owner's page on the first screen. */
  readonly home: Page;
  /** Errors on the console that a test provokes. */
  readonly expectedErrors: RegExp[];
  readonly quietConsole: void;
}

/** Settings of most files that need a server of their own; with one object for all of them they share it. */
export const whereSold = { PAYMENTS: "sandbox", BRAND_SUPPORT_EMAIL: "help@example.com" };

const PASSWORD = "correct-horse-7";
let accounts = 0;

export const test = base.extend<Fixtures, { readonly world: World; readonly settings: Record<string, string> }>({
  // Of the server, for files that need others: `test.use({ settings })` starts one for each object of settings.
  settings: [{}, { option: true, scope: "worker" }],
  world: [
    async ({ playwright, settings }, use) => {
      const [shop, slowShop] = await Promise.all([startFixtureShop(), startFixtureShop({ latencyMs: 700 })]);
      const hosts = `${shop.host},${slowShop.host}`;
      const server = await startServer({ CRAWL_ALLOW_HOSTS: hosts, CRAWL_RATE: "0", ...settings });
      const client = await playwright.request.newContext({ baseURL: server.origin });
      expect((await client.get("/api/v1/status")).ok()).toBe(true);
      await client.dispose();
      const { origin, plant } = server;
      let finished: Promise<string> | undefined;
      const own: World = {
        origin,
        plant,
        shop: shop.url,
        slowShop: slowShop.url,
        holdSlowShop: slowShop.hold,
        finishedJob: () => (finished ??= signUp(own).then((account) => finishJob(own, account, shop.url))),
      };
      await use(own);
      await server.stop();
      await Promise.all([shop.close(), slowShop.close()]);
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ world }, use) => use(world.origin),
  account: async ({ world }, use) => use(await signUp(world)),
  jobId: async ({ world, account }, use) =>
    use(await world.plant("copy", account.email, { jobId: await world.finishedJob() })),
  owner: async ({ page, account }, use) => {
    await takeToken(page, account);
    await use(page);
  },
  home: async ({ owner }, use) => {
    await openHome(owner);
    await use(owner);
  },
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      // A refused request is logged by the browser itself; tests that provoke one look at the page.
      const isOurs = (text: string): boolean => !/^Failed to load resource|net::ERR_/.test(text);
      const isUnexpected = (text: string): boolean => isOurs(text) && !expectedErrors.some((known) => known.test(text));
      page.on("console", (message: ConsoleMessage) => {
        if (message.type() === "error" && isUnexpected(message.text())) errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(error.message));
      await use();
      expect(errors, "errors on the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function signUp(world: World): Promise<Account> {
  const email = `owner-${process.pid}-${(accounts += 1)}@example.com`;
  const { token } = await ask(world, "POST", "/api/v1/auth/signup-first", null, { email, password: PASSWORD });
  return { email, password: PASSWORD, token: String(token) };
}

/** Signs the account in and opens the first screen. */
export async function signInAs(page: Page, account: Account): Promise<void> {
  await takeToken(page, account);
  await openHome(page);
}

/** Puts the account's token where the application keeps it, from a document that loads in no time. */
export async function takeToken(page: Page, { token }: Account): Promise<void> {
  await page.goto("/api/v1/version");
  await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
}

async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Audit a website" })).toBeVisible();
}

/** Audits a site for the account and waits for the end. @returns the job's id */
export async function finishJob(world: World, { token }: Account, url: string): Promise<string> {
  const { data } = (await ask(world, "POST", "/api/v1/process", token, { url })) as { data: { id: string } };
  await expect
    .poll(
      async () => {
        const answer = (await ask(world, "GET", `/api/v1/jobs/${data.id}`, token)) as { data: { status: string } };
        return answer.data.status;
      },
      { timeout: 50_000, intervals: [250] },
    )
    .toMatch(/completed|failed/);
  return data.id;
}

export async function ask(
  world: Pick<World, "origin">,
  method: string,
  path: string,
  token: string | null,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const answer = await fetch(world.origin + path, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** Answers a call of the page with this instead of the server. */
export async function answerWith(page: Page, path: string | RegExp, status: number, body: unknown = {}): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({
      status,
      contentType: "application/json",
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
}
