import type { Page } from "@playwright/test";
import { startBrandServer } from "./brands.ts";
import { fakeTagHost } from "./fake-tag.ts";
import { ask, expect, test as base } from "./world.ts";

const PASSWORD = "correct-horse-7";
const TOKEN = "s3cret-token-of-a-share-0123456789abcdefghijk";

interface Installation {
  /** Of the brand that has an analytics id. */
  readonly counted: string;
  signUp(email: string): Promise<string>;
}

const test = base.extend<object, { readonly installation: Installation }>({
  installation: [
    async ({ browserName }, use) => {
      expect(browserName, "names below localhost lead here in Chromium").toBe("chromium");
      const server = await startBrandServer({ REQUIRE_CONSENT: "true" });
      const signUp = async (email: string): Promise<string> => {
        const body = { email, password: PASSWORD };
        const answer = await ask({ origin: server.at("localhost") }, "POST", "/api/v1/auth/signup-first", null, body);
        return String(answer.user_id);
      };
      await use({ counted: server.at("doctor.localhost"), signUp });
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

const agree = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem("analytics_consent", "given"));

test("nothing is counted before the visitor agrees, and the answer is kept until it is changed", async ({
  page,
  installation,
}) => {
  const tag = await fakeTagHost(page);
  await page.goto(`${installation.counted}/login`);
  const bar = page.getByRole("region", { name: "Analytics" });
  await bar.getByRole("button", { name: "No, thanks" }).click();
  await expect(bar).toHaveCount(0);
  await page.goto(`${installation.counted}/signup`);
  await expect(page.getByRole("heading", { name: "Sign Up", exact: true })).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(tag.requests).toEqual([]);

  await page.getByRole("button", { name: "Analytics choice" }).click();
  await bar.getByRole("button", { name: "Agree" }).click();
  await expect
    .poll(() => tag.named("page_view").map(({ sent }) => sent.page_location))
    .toEqual([`${installation.counted}/signup`]);
  expect(tag.requests[0]).toBe("https://www.googletagmanager.com/gtag/js?id=G-DOCTOR1");
  await page.getByRole("link", { name: "Login" }).first().click();
  await expect.poll(() => tag.named("page_view").length).toBe(2);
  await page.getByRole("button", { name: "Analytics choice" }).click();
  await page.getByRole("link", { name: "Sign Up" }).first().click();
  await expect(page.getByRole("heading", { name: "Sign Up", exact: true })).toBeVisible();
  expect(tag.named("page_view")).toHaveLength(2);
});

test("the tag knows who is signed in, and hears of each login and logout once [D1-1.13 D1-1.14 D1-1.15]", async ({
  page,
  installation,
}) => {
  const email = `counted-${process.pid}@example.com`;
  const userId = await installation.signUp(email);
  await agree(page);
  const tag = await fakeTagHost(page);
  await page.goto(`${installation.counted}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Audit a website" })).toBeVisible();
  await expect.poll(() => tag.named("login").map(({ sent }) => sent.user_id)).toEqual([userId]);
  expect(tag.named("config").at(-1)!.sent.user_id).toBe(userId);

  const before = tag.named("config").length;
  await page.reload();
  await expect(page.getByRole("heading", { name: "Audit a website" })).toBeVisible();
  await expect.poll(() => tag.named("config").length).toBeGreaterThan(before);
  await expect.poll(() => tag.named("config").at(-1)!.sent.user_id).toBe(userId);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await expect.poll(() => tag.named("logout").map(({ sent }) => sent.user_id)).toEqual([userId]);
  await expect.poll(() => tag.named("config").at(-1)!.sent.user_id).toBe("null");
  expect(tag.named("login")).toHaveLength(1);
  expect(JSON.stringify(tag.hits)).not.toContain(email);
});

test("addresses with a secret are never counted, and a share's token never reaches the tag", async ({
  page,
  installation: { counted },
}) => {
  await agree(page);
  const tag = await fakeTagHost(page);
  for (const path of [`/share/${TOKEN}`, `/shared/${TOKEN}`, `/reset-password?token=${TOKEN}`]) {
    const answer = await page.goto(counted + path);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("Version");
    expect(answer!.headers()["content-security-policy"], path).not.toContain("google");
    expect(answer!.headers()["referrer-policy"], path).toBe("no-referrer");
    expect(await answer!.text(), path).not.toContain("G-DOCTOR1");
  }
  expect(tag.requests).toEqual([]);

  await page.goto(`${counted}/signup?source=preview&utm_campaign=shared_preview&utm_content=${TOKEN}`);
  await expect
    .poll(() => tag.named("page_view").map(({ sent }) => sent.page_location))
    .toEqual([`${counted}/signup?source=preview&utm_campaign=shared_preview`]);
  expect(JSON.stringify([tag.hits, tag.requests])).not.toContain(TOKEN);
});

test("a tag that can't be reached changes nothing", async ({ page, installation: { counted } }) => {
  await agree(page);
  await page.route("https://www.googletagmanager.com/**", (route) => route.abort());
  await page.goto(`${counted}/login`);
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await page.getByRole("link", { name: "Sign Up" }).first().click();
  await expect(page.getByRole("heading", { name: "Sign Up", exact: true })).toBeVisible();
});
