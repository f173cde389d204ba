import { limits } from "@audit/contract";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { answerWith, expect, signInAs, takeToken, test as base } from "./world.ts";

/** Every account is the operator's, on a server with a history of jobs. */
const test = base.extend<{ admin: Page }>({
  admin: async ({ page, account, world }, use) => {
    await world.plant("admin", account.email, { isAdmin: true });
    await takeToken(page, account);
    await use(page);
  },
});

// The operator sees the jobs of all accounts: a server of its own has no others.
test.use({ settings: { LOG_LEVEL: "error" } });

const ROUTES = [
  "/admin",
  "/admin/jobs",
  "/admin/system",
  "/admin/users",
  "/admin/prompts",
  "/admin/rules",
  "/admin/email-sequences",
  "/admin/email-sequences/1/templates",
  "/admin/email-sequences/1/templates/create",
];

test("no admin address opens for strangers or for users [D2-2.98 D2-2.99]", async ({ page, account }) => {
  for (const route of ROUTES) {
    await page.goto(route);
    await expect(page).toHaveURL(/\/login(\?|$)/);
  }
  await signInAs(page, account);
  for (const route of ROUTES) {
    await page.goto(route);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  }
});

test("an administrator enters every section, five of them from the tiles [D2-1.9 D2-2.100 D2-6.9]", async ({
  admin: page,
}) => {
  const headings = {
    "/admin/jobs": "Job Management",
    "/admin/system": "System Settings",
    "/admin/email-sequences": "Email Sequences",
    "/admin/users": "User Progress",
    "/admin/prompts": "Prompts",
  };
  for (const [path, heading] of Object.entries(headings)) {
    await page.goto("/admin");
    await page.locator(`main ul a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
  await page.goto("/admin/email-sequences");
  await page.locator('main a[href$="/templates"]').first().click();
  await expect(page).toHaveURL(/\/templates$/);
  const templates = page.url();
  await page.getByRole("link", { name: "Edit" }).first().click();
  await expect(page).toHaveURL(/\/templates\/[^/]+\/edit$/);
  await expect(page.getByLabel("Subject")).toBeVisible();
  await page.goto(`${templates}/create`);
  await expect(page.getByLabel("Subject")).toBeVisible();
});

test("every rule is listed with what backs it, found by words, and explains itself on a page of its own", async ({
  admin: page,
}) => {
  await page.goto("/admin/rules");
  // The first to ask waits for a process that reads all rules: about a second, more on a busy machine.
  await expect(page.getByRole("status").filter({ hasText: /^\d{3} rules$/ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole("searchbox").fill("security expired");
  await expect(page).toHaveURL(/q=security/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("row").last()).toContainText("tls-expiring");
  await expectAccessible(page, "rules, searched");
  await page.getByRole("row").last().getByRole("link").first().click();
  await expect(page).toHaveURL("/checks/tls-expiring");
  await expect(page.getByRole("heading", { level: 1, name: /certificate of the site/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "rfc-editor.org" })).toHaveAttribute("href", /^https:\/\/www.rfc-editor/);
  await expectAccessible(page, "a rule");
  await page.goto("/checks/no-such-rule");
  await expect(page.getByRole("heading", { name: "There is no such check" })).toBeVisible();
});

test("the dashboard shows the sections, the ten newest jobs and who asks; admin calls carry the token [D2-2.101 D2-2.102 D2-6.14]", async ({
  admin: page,
  account,
  world,
}) => {
  await world.plant("history", account.email, { jobs: 15 });
  const sent: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/admin/")) sent.push(request.headers()["authorization"]);
  });
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  for (const path of ["/admin/jobs", "/admin/system", "/admin/users"])
    await expect(page.locator(`main ul a[href="${path}"]`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recent Jobs" })).toBeVisible();
  await expect(page.locator("[data-job]")).toHaveCount(limits.recentAdminJobs);
  await expect(page.locator("[data-job]").first()).toContainText("shop1.example");
  const debug = page.getByRole("region", { name: "Debug" });
  for (const value of ["authenticated", "true", "free"])
    await expect(debug.getByText(value, { exact: true })).toBeVisible();
  expect(new Set(sent)).toEqual(new Set([`Bearer ${account.token}`]));
  await expectAccessible(page, "admin dashboard");
});

test("jobs are filtered, searched, read again every 30 s, and say what fails [D2-2.103 D2-8.43 D2-8.44 D2-9.24]", async ({
  admin: page,
  account,
  world,
}) => {
  await page.clock.install();
  await world.plant("history", account.email, { jobs: 130 });
  await page.goto("/admin/jobs");
  await expect(page.getByRole("heading", { name: "Job Management" })).toBeVisible();
  await expect(page.locator('main a[href="/admin"]', { hasText: "Back" })).toBeVisible();
  await expect(page.locator("[data-job]")).toHaveCount(100);
  await page.getByRole("button", { name: /^Failed/ }).click();
  await expect(page).toHaveURL(/filter=failed/);
  await expect(page.locator("[data-job]").first()).toContainText("Failed");
  await expect(page.locator("[data-job]").filter({ hasText: "Completed" })).toHaveCount(0);
  await page.getByRole("searchbox").fill("shop120.");
  await page.clock.runFor(1_000);
  await expect(page.locator("[data-job]")).toHaveCount(1);
  await expectAccessible(page, "admin jobs");

  const path = "**/api/v1/admin/all-jobs?*";
  const answered = page.waitForResponse(path);
  await page.clock.runFor(limits.adminRefreshMs);
  await answered;
  await answerWith(page, path, 500);
  await page.clock.runFor(limits.adminRefreshMs);
  await expect(page.getByRole("heading", { name: "Failed to fetch jobs: 500" })).toBeVisible();
  await expectAccessible(page, "admin jobs, error");
  await page.unroute(path);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator("[data-job]")).toHaveCount(1);
  await world.plant("admin", account.email, { isAdmin: false });
  await page.clock.runFor(limits.adminRefreshMs);
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
});

test("the users' table has its columns, sorts by each and says what fails [D2-2.114 D2-2.115 D2-2.122 D2-2.123 D2-6.12 D2-8.18 D2-8.19]", async ({
  admin: page,
  account,
  world,
}) => {
  await world.plant("job", account.email, { domain: "alpha.example", actions: 3 });
  await world.plant("job", account.email, { domain: "beta.example", actions: 9, daysAgo: 3 });
  await page.goto(`/admin/users?q=${encodeURIComponent(account.email)}`);
  const heads = page.getByRole("columnheader");
  await expect(heads).toHaveCount(8);
  const domains = page.locator("tbody tr td:nth-child(2)");
  await expect(domains).toHaveCount(2);
  for (const [name, descending] of [
    ["Domain", ["beta.example", "alpha.example"]],
    ["Total tasks", ["beta.example", "alpha.example"]],
    ["Last activity", ["alpha.example", "beta.example"]],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await expect(heads.filter({ hasText: name })).toHaveAttribute("aria-sort", "descending");
    await expect(domains).toHaveText([...descending]);
    await page.getByRole("button", { name }).click();
    await expect(heads.filter({ hasText: name })).toHaveAttribute("aria-sort", "ascending");
    await expect(domains).toHaveText(descending.toReversed());
  }
  for (const name of ["Email", "Completed", "In progress", "Completion", "Time saved"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(heads.filter({ hasText: name }).first()).toHaveAttribute("aria-sort", "descending");
    await page.getByRole("button", { name, exact: true }).click();
    await expect(heads.filter({ hasText: name }).first()).toHaveAttribute("aria-sort", "ascending");
  }
  await expectAccessible(page, "admin users");
  const path = "**/api/v1/admin/user-progress?*";
  await answerWith(page, path, 500);
  await page.goto("/admin/users");
  await expect(page.getByRole("heading", { name: "Error Loading Data" })).toBeVisible();
  await expect(page.getByText("Failed to fetch user progress: 500")).toBeVisible();
  await answerWith(page, path, 403);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Access denied. Admin privileges required.")).toBeVisible();
});

/** Ten pixels wide. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAFCAIAAADzBuo/AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWOQmRGFBzEMoDQA7Eo0vf9Th6QAAAAASUVORK5CYII=",
  "base64",
);

test("the logo is chosen, refused, uploaded and shown after the reload [D2-2.104 D2-5.17 D2-5.18 D2-8.52 D2-9.27]", async ({
  admin: page,
}) => {
  await page.clock.install();
  await page.goto("/admin/system");
  await expect(page.getByRole("heading", { name: "System Settings" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "System status" })).toBeVisible();
  const chooser = page.locator('input[type="file"]');
  const choose = (name: string, mimeType: string, buffer: Buffer) => chooser.setInputFiles({ name, mimeType, buffer });
  await choose("logo.gif", "image/gif", Buffer.from("GIF89a"));
  await expect(page.getByText("Error: Only PNG, JPG, JPEG, and SVG files are allowed")).toBeVisible();
  await choose("logo.png", "image/png", Buffer.alloc(limits.logoMaxBytes + 1));
  await expect(page.getByText("Error: File size must be less than 5MB")).toBeVisible();
  await choose("logo.png", "image/png", Buffer.from("MZ no picture at all"));
  await expect(page.getByText("Error: Only PNG, JPG, JPEG, and SVG files are allowed")).toBeVisible();
  const path = "**/api/v1/admin/upload-logo";
  await answerWith(page, path, 500, { success: false, error: "Too busy" });
  await choose("logo.png", "image/png", PNG);
  await expect(page.getByText("Error: Too busy")).toBeVisible();
  await page.unroute(path);
  // The page's clock stands still from here, so that the second before the reload can be looked at.
  await page.clock.pauseAt(Date.now() + 120_000);
  const answered = page.waitForResponse(path);
  await choose("logo.png", "image/png", PNG);
  await answered;
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByText("The logo was uploaded.")).toBeVisible({ timeout: 300 });
  }).toPass();
  const loaded = page.waitForEvent("load");
  await page.clock.runFor(limits.reloadAfterLogoMs);
  await loaded;
  await page.clock.resume();
  const shown = page.getByRole("banner").locator("img");
  await expect(shown).toHaveAttribute("src", /^\/api\/assets\/branding\/logo\.png\?v=[0-9a-f]{16}$/);
  await expect.poll(() => shown.evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBe(10);
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The logo was removed.")).toBeVisible();
});

test("the status panel says how every part answers, again every 30 s, and when it can't [D2-7.25 D2-8.45]", async ({
  admin: page,
}) => {
  await page.clock.install();
  const path = "**/api/v1/admin/active-monitoring";
  await page.goto("/admin/system");
  await expect(page.locator('[data-part="supabase"]')).toContainText("OK");
  await expect(page.locator('[data-part="stripe"]')).toContainText("Not configured");
  await expect(page.locator('[data-part="openai"]')).toContainText("Not configured");
  await expect(page.getByText(/accounts? in the last 15 minutes/)).toBeVisible();
  await expectAccessible(page, "admin system");
  const again = page.waitForResponse(path);
  await page.clock.runFor(limits.adminRefreshMs);
  await again;
  await answerWith(page, path, 500);
  await page.clock.runFor(limits.adminRefreshMs);
  await expect(page.getByText("Failed to fetch monitoring data")).toBeVisible();
});
