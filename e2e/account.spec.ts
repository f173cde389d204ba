import { linkIn, openMail } from "./mailbox.ts";
import { answerWith, ask, expect, test } from "./world.ts";

const LINUX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

test("the account page has its heading, what is known of the account and the way back [D1-2.11 D2-2.19 D2-2.20 D2-2.21 D2-2.22]", async ({
  owner: page,
  account,
}) => {
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Account");
  const main = page.getByRole("main");
  await expect(main.getByText(account.email)).toBeVisible();
  const id = await main.locator("code").innerText();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await expect(main.getByText("Development mode is active")).toBeVisible();
  await page.getByRole("link", { name: "Return to Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Audit a website" })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("an account without a user says so [D2-2.25 D2-2.26]", async ({ owner: page }) => {
  const profile = { id: "u", credits: 0, funds: 0, is_admin: false, plan: "free" };
  await answerWith(page, "**/auth/profile", 200, { success: true, data: { profile } });
  await page.goto("/account");
  await expect(page.getByText("Account not found")).toBeVisible();
  await expect(page.getByText("Please try refreshing the page")).toBeVisible();
});

test("other browsers are listed and can be signed out, one or all", async ({ owner: page, account, world }) => {
  const { email, password } = account;
  const tokens = await Promise.all(
    [1, 2, 3].map(async () => {
      const answer = await fetch(`${world.origin}/api/v1/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json", "user-agent": LINUX },
        body: JSON.stringify({ email, password }),
      });
      return ((await answer.json()) as { token: string }).token;
    }),
  );
  const living = async (): Promise<number> => {
    const answers = await Promise.all(tokens.map((token) => ask(world, "GET", "/api/v1/auth/profile", token)));
    return answers.filter(({ success }) => success === true).length;
  };
  await page.goto("/account");
  const list = page.getByRole("region", { name: "Where you are signed in" });
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await expect(list.getByRole("listitem").filter({ hasText: "This browser" })).toHaveCount(1);
  await list.getByRole("button", { name: "Sign out Firefox on Linux" }).first().click();
  await expect(list.getByRole("listitem")).toHaveCount(3);
  expect(await living()).toBe(2);
  await list.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  expect(await living()).toBe(0);
  await expect(page.getByText("2 browsers were signed out")).toBeVisible();
});

test("the password is changed by the present one; this browser stays signed in, in all its tabs", async ({
  owner: page,
  account,
  context,
  world,
}) => {
  const other = await context.newPage();
  await other.goto(`${world.origin}/`);
  await expect(other.getByRole("heading", { name: "Audit a website" })).toBeVisible();
  await page.goto("/account");
  await page.getByRole("button", { name: "Set a new password" }).click();
  const form = page.getByRole("form", { name: "Change password" });
  const [current, password, confirmation] = [
    form.getByLabel("Current password"),
    form.getByLabel("New password", { exact: true }),
    form.getByLabel("Confirm password"),
  ];
  await current.fill("not-it-at-all");
  await password.fill("zq81wx-new");
  await confirmation.fill("zq81wx-new");
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(current).toHaveAccessibleDescription("That is not your current password");
  await current.fill(account.password);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(form.getByText("Password updated successfully!")).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  expect(token).not.toBe(account.token);
  expect((await ask(world, "GET", "/api/v1/auth/profile", account.token))["success"]).toBe(false);
  await other.goto(`${world.origin}/account`);
  await expect(other.getByRole("heading", { name: "Your Account" })).toBeVisible();
  await openMail(page, account.email, "Your password was changed");
});

test("an address is confirmed by the mailed link, which can be asked for again", async ({ owner: page, account }) => {
  await page.goto("/account");
  await expect(page.getByText("Not confirmed")).toBeVisible();
  await page.getByRole("button", { name: "Send confirmation link" }).click();
  await expect(page.getByText("Sent. Look into your mail.")).toBeVisible();
  // The one of signing up, whose link the second one replaced, may still be under way.
  await openMail(page, account.email, "Confirm your email address", 2);
  await page.goto(await linkIn(page, "Confirm my address"));
  await expect(page.getByText(`${account.email} is confirmed.`)).toBeVisible();
  await expect(page).toHaveURL(/\/verify-email$/);
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
});

test("sign-up does what login does and follows the next step, known or not [D1-4.7 D1-4.8]", async ({ page }) => {
  for (const [step, goal] of [
    ["walk_the_dog", /\/$/],
    ["verify_email", /\/account$/],
  ] as const) {
    await page.route("**/signup-first", async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replaceAll('"next_step":"dashboard"', `"next_step":"${step}"`);
      await route.fulfill({ response: answer, body: text });
    });
    await page.goto("/signup");
    const profile = page.waitForRequest("**/auth/profile");
    await page.getByLabel("Email").fill(`${step}@example.com`);
    await page.getByLabel("Password", { exact: true }).fill("correct-horse-7");
    await page.getByLabel("Confirm password").fill("correct-horse-7");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page).toHaveURL(goal);
    const token = await page.evaluate(() => localStorage.getItem("auth_token"));
    expect((await profile).headers()["authorization"]).toBe(`Bearer ${token}`);
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.unroute("**/signup-first");
  }
});

test("an address that has an account, a common password and too many tries are answered in words", async ({
  page,
  account,
}) => {
  await page.goto("/signup");
  await page.getByLabel("Email").fill(account.email);
  const fill = async (password: string): Promise<void> => {
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password").fill(password);
    await page.getByRole("button", { name: "Sign Up" }).click();
  };
  await fill("iloveyou");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/attackers try/);
  await fill("zq81wx-new");
  await expect(page.getByRole("alert")).toHaveText(
    "We could not create this account. Try signing in or resetting your password.",
  );
  await openMail(page, account.email, "You already have an account");
  await page.goto("/login");
  await page.getByLabel("Email").fill("guessed@example.com");
  const login = page.getByRole("button", { name: "Login" });
  const timer = page.getByRole("timer");
  // The first waits are of a second or two: where a try takes as long, a longer one is the first that is met.
  for (let tries = 0; tries < 10 && (await timer.count()) === 0; tries += 1) {
    await page.getByLabel("Password", { exact: true }).fill(`guess-${tries}`);
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await login.click();
    await answered;
    await expect(page.getByRole("alert")).toBeVisible();
  }
  await expect(timer).toHaveText(/Try again in \d+ s/);
  await expect(login).toBeDisabled();
  await expect(timer).toHaveCount(0, { timeout: 30_000 });
  await expect(login).toBeEnabled();
});

test("where nothing is sold, the plan's pages say so and show no prices", async ({ owner: page }) => {
  for (const path of ["/account/upgrade", "/account/subscription"]) {
    await page.goto(path);
    await expect(page.getByText("Nothing is sold here: every account has full access.")).toBeVisible();
    await expect(page.getByRole("list", { name: "Plans" })).toHaveCount(0);
    await expect(page.getByText("TEST", { exact: true })).toHaveCount(0);
  }
});
