import { answerWith, ask, expect, signInAs, test } from "./world.ts";

test("sign-in has labelled fields and a way to an account [D1-2.7 D1-2.27 D1-2.29]", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByRole("link", { name: "Sign up for free" }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test("signing in keeps the token under one name and opens the home [D1-3.3 D1-9.1 D1-4.5 D1-4.6 D1-2.30]", async ({
  page,
  account,
}) => {
  const order: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/auth\/(login|profile)$/.test(pathname)) order.push(`${pathname} ${request.headers().authorization ?? "-"}`);
  });
  await page.goto("/login");
  // The form is there once the app has looked for a session: what is put there before that is one.
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.evaluate(() => localStorage.setItem("auth_token", "stale"));
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  await expect.poll(() => order).toEqual(["/api/v1/auth/login -", `/api/v1/auth/profile Bearer ${token}`]);
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|session/i.test(key)));
  expect(keys).toEqual(["auth_token"]);
  await page.goto("/login");
  await expect(page).toHaveURL(/\/$/);
});

test("a wrong password keeps the address and says what the server said [D1-5.7 D1-8.1]", async ({ page, account }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("x");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Wrong email or password");
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  await answerWith(page, "**/auth/login", 500);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toHaveText("Login failed");
});

test("no connection is said in the printed words [D1-8.2]", async ({ page }) => {
  await page.goto("/login");
  await page.route("**/auth/login", (route) => route.abort());
  await page.getByLabel("Email").fill("a@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Network error. Please try again.");
});

test("sign-up says what is wrong, and nothing leaves before it is right [D1-2.8 D1-2.31 D1-5.1 D1-5.2 D1-5.3]", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("signup-first") && sent.push(request.url()));
  await page.goto("/signup");
  const [email, password, confirmation] = [
    page.getByLabel("Email"),
    page.getByLabel("Password", { exact: true }),
    page.getByLabel("Confirm password"),
  ];
  const submit = page.getByRole("button", { name: "Sign Up" });
  await submit.click();
  await expect(email).toHaveAccessibleDescription("Please enter your email address");
  await email.fill("abc");
  await submit.click();
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
  await email.fill("new@example.com");
  await password.fill("12345");
  await submit.click();
  await expect(password).toHaveAccessibleDescription("Password must be at least 6 characters long");
  await password.fill("123456");
  await confirmation.fill("123457");
  await submit.click();
  await expect(confirmation).toHaveAccessibleDescription("Passwords do not match");
  await expect(password).not.toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
});

test("sign-up sends the name User, and its failures have words [D1-2.38 D1-8.4]", async ({ page }) => {
  await page.goto("/signup");
  await page.getByLabel("Email").fill("new@example.com");
  await page.getByLabel("Password", { exact: true }).fill("correct-horse-7");
  await page.getByLabel("Confirm password").fill("correct-horse-7");
  await answerWith(page, "**/signup-first", 500);
  const request = page.waitForRequest("**/signup-first");
  await page.getByRole("button", { name: "Sign Up" }).click();
  expect(((await request).postDataJSON() as { name: string }).name).toBe("User");
  await expect(page.getByRole("alert")).toHaveText("Signup failed");
  await page.unroute("**/signup-first");
  await answerWith(page, "**/signup-first", 400, { error: "The server's own words" });
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toHaveText("The server's own words");
});

test("the six promises stand beside the form [D1-2.32 D1-2.33 D1-2.34 D1-2.35 D1-2.36 D1-2.37]", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/signup");
  for (const promise of [
    "free SEO audit",
    "8 actionable fixes",
    "instant health score",
    "AI recommendations",
    "improvement plan",
    "free forever for basic analysis",
  ])
    await expect(page.getByText(promise)).toBeVisible();
});

test("who isn't signed in is sent to sign in, and back to the same place [D1-2.1 D2-2.17]", async ({
  page,
  account,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/dashboard/actions?q=price&impact=high");
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/actions\?q=price&impact=high/);
});

test("the status is asked before the profile [D1-4.2 D1-4.3]", async ({ page, account }) => {
  await signInAs(page, account);
  const order: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/v1\/(status|auth\/profile)$/.test(pathname)) order.push(pathname);
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Audit a website" })).toBeVisible();
  expect(order).toEqual(["/api/v1/status", "/api/v1/auth/profile"]);
});

test.describe("a stored token that is no good", () => {
  test.use({ expectedErrors: [/The stored session could not be used/] });

  for (const [name, status, body] of [
    ["401", 401, {}],
    ["500", 500, {}],
    ["nonsense", 200, "<html>"],
  ] as const)
    test(`${name} clears it, is logged and leads to sign-in [D1-4.4 D1-8.5]`, async ({ page, account }) => {
      await signInAs(page, account);
      await answerWith(page, "**/auth/profile", status, body);
      const logged = page.waitForEvent("console", (message) => message.text().includes("could not be used"));
      await page.reload();
      await logged;
      await expect(page).toHaveURL(/\/login$/);
      expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
    });
});

test("a session that ends meanwhile keeps what was typed and returns to it", async ({ home: page, account, world }) => {
  await page.getByLabel("Website address").fill("shop.example");
  await ask(world, "POST", "/api/v1/auth/logout", account.token);
  await page.getByRole("button", { name: "Generate SEO Reports" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Website address")).toHaveValue("shop.example");
});

test("signing out in one tab signs out of all [D1-4.9]", async ({ home: page, context, world }) => {
  const other = await context.newPage();
  await other.goto(`${world.origin}/account`);
  await expect(other.getByRole("heading", { name: "Your Account" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await expect(other).toHaveURL(/\/login/, { timeout: 1_000 });
});

test("calls carry the bearer token [D1-7.1 D2-7.1]", async ({ home: page, account }) => {
  const open = /\/(status|version|config\/branding)$/;
  const bare: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const carries = request.headers().authorization === `Bearer ${account.token}`;
    if (pathname.startsWith("/api/") && !open.test(pathname) && !carries) bare.push(pathname);
  });
  await page.reload();
  await expect(page.getByText("No analyses yet")).toBeVisible();
  await page.goto("/dashboard/actions");
  await expect(page.getByText("No SEO Analyses Found")).toBeVisible();
  expect(bare).toEqual([]);
});
