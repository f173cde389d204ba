import { answerWith, expect, test } from "./world.ts";

test("an anonymous header has Login and Sign Up, nothing else [D1-2.24 D1-2.25 D1-6.1]", async ({ page }) => {
  await page.goto("/login");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Login" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Sign Up" })).toBeVisible();
  await expect(header.getByText(/Account|Logout|Admin|Analyses/)).toHaveCount(0);
});

test("a user's header has Account and Logout, no Admin [D1-2.22 D1-2.23]", async ({ home: page }) => {
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Account" })).toBeVisible();
  await expect(header.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(header.getByText(/Admin|Login|Sign Up/)).toHaveCount(0);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/$/);
});

test("the link to Admin follows the account's right [D1-2.13 D1-2.21 D1-6.4]", async ({
  home: page,
  account,
  world,
}) => {
  const link = page.getByRole("banner").getByRole("link", { name: "Admin" });
  await expect(page.getByRole("banner").getByRole("link", { name: "Account" })).toBeVisible();
  await expect(link).toHaveCount(0);
  await world.plant("admin", account.email, { isAdmin: true });
  await page.reload();
  await expect(link).toHaveAttribute("href", "/admin");
  await link.click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
});

test("the logo is the brand's, and its name where the picture is missing [D1-2.18 D1-2.19 D1-3.14]", async ({
  page,
}) => {
  await page.goto("/login");
  await expect(page.getByRole("banner").locator("img")).toHaveAttribute("src", "/assets/logo.png");
  await page.route("**/logo.png", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("banner").getByText("SEO Analysis Platform")).toBeVisible();
  await expect(page.getByRole("banner").locator("img")).toHaveCount(0);
});

test("DEV MODE shows when the server says so [D1-2.20]", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByText("DEV MODE")).toBeVisible();
  const body = { success: true, data: { auth_system: { development_mode: false }, store: "embedded", worker: true } };
  await answerWith(page, "**/api/v1/status", 200, body);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await expect(page.getByText("DEV MODE")).toHaveCount(0);
});

test("the footer has the site's name and the version [D1-2.26]", async ({ page }) => {
  const version = page.waitForResponse("**/api/version");
  await page.goto("/login");
  const said = ((await (await version).json()) as { version: string }).version;
  await expect(page.getByRole("contentinfo")).toContainText("SEO Analysis Platform");
  await expect(page.getByRole("contentinfo")).toContainText(`Version ${said}`);
});

for (const status of [500, 0])
  test(`the version is 1.0.0 when it can't be had (${status}) [D1-7.4 D1-8.40 D1-9.12]`, async ({ page }) => {
    if (status === 0) await page.route("**/api/version", (route) => route.abort());
    else await answerWith(page, "**/api/version", status);
    await page.goto("/login");
    await expect(page.getByRole("contentinfo")).toContainText("Version 1.0.0");
  });

test.describe("without branding", () => {
  test.use({ expectedErrors: [/Branding could not be loaded/] });

  test("the defaults remain and the failure is logged [D1-3.15 D1-3.16 D1-3.17 D1-3.18 D1-3.19 D1-8.39]", async ({
    page,
  }) => {
    await answerWith(page, "**/config/branding", 500);
    const logged = page.waitForEvent("console", (message) => message.text().includes("Branding could not be loaded"));
    await page.goto("/login");
    await logged;
    await expect(page).toHaveTitle("Login - SEO Analysis Platform");
    await expect(page.getByRole("contentinfo")).toContainText("Automated SEO Reports & Analysis");
    await expect(page.getByRole("banner").locator("img")).toHaveAttribute("src", "/assets/logo.png");
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/favicon.ico");
    const colours = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return [style.getPropertyValue("--primary-color"), style.getPropertyValue("--secondary-color")];
    });
    expect(colours).toEqual(["#2563eb", "#1d4ed8"]);
  });
});

test("home and dashboard use the full width, other pages the 6xl container [D1-2.16 D1-2.17]", async ({
  owner: page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  const widthOf = async (path: string): Promise<number> => {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    return (await page.getByRole("main").boundingBox())!.width;
  };
  expect(await widthOf("/")).toBeGreaterThan(1152);
  expect(await widthOf("/dashboard/actions")).toBeGreaterThan(1152);
  expect(await widthOf("/account")).toBeLessThanOrEqual(1152);
  const { x, width } = (await page.getByRole("main").boundingBox())!;
  const page_ = await page.evaluate(() => document.documentElement.clientWidth);
  expect(Math.abs(x - (page_ - width) / 2)).toBeLessThan(1);
});

test("unknown addresses lead to sign-in, or home with a notice [D2-2.97]", async ({ page, account }) => {
  await page.goto("/nope");
  await expect(page).toHaveURL(/\/login$/);
  await page.evaluate((token) => localStorage.setItem("auth_token", token), account.token);
  await page.goto("/nope");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { name: "That page does not exist" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("/nope");
  await page.getByRole("link", { name: "Go to your analyses" }).click();
  await expect(page.getByRole("heading", { name: "Audit a website" })).toBeVisible();
});

test("/app and /dashboard lead home and keep their query [D2-2.18]", async ({ owner: page }) => {
  for (const path of ["/app", "/dashboard"]) {
    await page.goto(`${path}?filter=failed`);
    await expect(page).toHaveURL(/\/\?filter=failed$/);
  }
});

test("the theme goes round, is remembered, and never flashes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/login");
  const theme = page.locator("html");
  await expect(theme).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: /^Theme: System/ }).click();
  await expect(theme).toHaveAttribute("data-theme", "light");
  const first = await page.evaluate(async () => {
    const html = await (await fetch("/login")).text();
    const [blocking = "", start = ""] = [/<script[^>]* src="\/theme\.js"[^>]*>/, /addEventListener\("\w+"/].map(
      (part) => part.exec(html)?.[0] ?? "",
    );
    return !/async|defer|module/.test(blocking) && start === 'addEventListener("DOMContentLoaded"' && blocking !== "";
  });
  expect(first).toBe(true);
  await page.reload();
  await expect(theme).toHaveAttribute("data-theme", "light");
});

test("no page scrolls sideways at 320 px", async ({ owner: page, jobId }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    `/?open=${jobId}`,
    `/dashboard/actions?jobId=${jobId}`,
    `/dashboard/actions?jobId=${jobId}&tab=files`,
    "/account",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
});

test("visitors read the public pages and are sent from all others to sign in, and back [D1-2.15 D2-2.1 D2-6.1]", async ({
  page,
  account,
}) => {
  for (const [path, heading] of [
    ["/login", "Login"],
    ["/signup", "Sign Up"],
    ["/forgot-password", /password/i],
    ["/reset-password", /password/i],
  ] as const) {
    expect((await page.goto(path))!.status(), path).toBe(200);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  for (const path of ["/account", "/admin", "/dashboard/actions", "/dashboard/report", "/dashboard/shares"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/dashboard/shares");
  await expect(page.getByText("No Shared Links")).toBeVisible();
});

test("the keyboard skips to the content, and goes there with each change of page", async ({ home: page }) => {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
  await expect(page).toHaveTitle(/^Account - /);
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("a screen", () => {
  test.use({ expectedErrors: [/dynamically imported module/] });

  test("that can't be loaded says so within the frame, and loads again", async ({ owner: page }) => {
    const script = /\/assets\/account-.*\.js/;
    await page.route(script, (route) => route.abort());
    await page.goto("/account");
    await expect(page.getByRole("alert")).toContainText("This page could not be shown");
    await expect(page.getByRole("banner").getByRole("link", { name: "Account" })).toBeVisible();
    await page.unroute(script);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "Your Account" })).toBeVisible();
  });
});
