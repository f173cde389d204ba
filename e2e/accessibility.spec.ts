import { expectAccessible } from "./axe.ts";
import { linkIn, openMail } from "./mailbox.ts";
import { answerWith, expect, test } from "./world.ts";

test("sign-in and sign-up, fresh and with errors", async ({ page }) => {
  await page.goto("/login");
  await expectAccessible(page, "login");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("wrong-password");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "login with error");
  await page.goto("/signup");
  await expectAccessible(page, "signup");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectAccessible(page, "signup with errors");
});

test("forgotten and reset passwords, fresh, sent and refused", async ({ page, account, world }) => {
  test.setTimeout(120_000);
  await page.goto("/forgot-password");
  await expectAccessible(page, "forgot password");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "If an account exists" })).toBeVisible();
  await expectAccessible(page, "forgot password, sent");
  await openMail(page, account.email, "Reset your password");
  await page.goto(await linkIn(page, "Set a new password"));
  await expect(page.getByLabel("New password", { exact: true })).toBeVisible();
  await expectAccessible(page, "reset password");
  await page.goto(`${world.origin}/reset-password#access_token=x`);
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "reset password, bad link");
});

test("the home: empty, wrong input, running, done, dialogs", async ({ home: page, world }) => {
  test.setTimeout(120_000);
  await expect(page.getByText("No analyses yet")).toBeVisible();
  await expectAccessible(page, "home, empty");
  await page.getByRole("button", { name: "Generate SEO Reports", exact: true }).click();
  await expectAccessible(page, "home, error");
  await page.getByLabel("Website address").fill(world.slowShop);
  await page.keyboard.press("Enter");
  // A bar of the product, on a site that answers after 0.7 s.
  await expect(page.getByText("First findings")).toBeVisible({ timeout: 15_000 });
  const letGo = world.holdSlowShop();
  await expectAccessible(page, "home, running");
  letGo();
  await expect(page.getByRole("dialog")).toBeVisible({ timeout: 40_000 });
  await expectAccessible(page, "home, Analysis Complete!");
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page.getByRole("button", { name: /^Action plan/ })).toBeVisible();
  await expectAccessible(page, "home, details of a finished job");
  await page.getByRole("button", { name: /^Delete the analysis/ }).click();
  await expectAccessible(page, "home, confirm");
});

test("the home: failed job, list that can't be loaded", async ({ home: page }) => {
  await page.route("**/api/v1/realtime", (route) => route.abort());
  await answerWith(page, /\/api\/v1\/jobs$/, 500);
  await page.reload();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await expectAccessible(page, "home, list error");
});

test("the actions dashboard: list, task, files, errors", async ({ owner: page, jobId }) => {
  test.setTimeout(180_000);
  const here = `/dashboard/actions?jobId=${jobId}`;
  await page.goto(here);
  await expect(page.getByRole("heading", { name: /^Available Tasks/ })).toBeVisible();
  await expectAccessible(page, "actions");
  await page
    .getByRole("button", { name: /^Start Task/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Show Executive Summary" }).click();
  await expect(page.getByRole("heading", { name: /^Executive summary/ })).toBeVisible();
  await expectAccessible(page, "actions, summary and toast");
  await page.locator("[data-action-id] a").first().click();
  await expect(page.getByRole("article")).toBeVisible();
  await expectAccessible(page, "task");
  await page.goto(`${here}&tab=files`);
  await page.getByRole("button", { name: /^Action plan/ }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: /^Action plan: / })).toBeVisible();
  await expectAccessible(page, "file viewer");
  await page.goto(`${here}&q=nothing-is-called-this`);
  await expect(page.getByText("No task fits these filters")).toBeVisible();
  await expectAccessible(page, "actions, nothing found");
  await answerWith(page, "**/progress", 500);
  await page.goto(here);
  await page
    .getByRole("button", { name: /^Start Task/ })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, "actions, alert");
  await answerWith(page, "**/api/v1/actions?*", 500);
  await page.goto(here);
  await expect(page.getByText("Error Loading Actions")).toBeVisible();
  await expectAccessible(page, "actions, error");
});

test("account, empty dashboard, waiting for the plan", async ({ owner: page }) => {
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Your Account" })).toBeVisible();
  await expectAccessible(page, "account");
  await page.goto("/dashboard/actions");
  await expect(page.getByText("No SEO Analyses Found")).toBeVisible();
  await expectAccessible(page, "actions, empty");
  await page.route("**/actions/analyses", () => new Promise(() => {}));
  await page.goto("/dashboard/actions");
  await expect(page.getByRole("status", { name: "Loading tasks" })).toBeVisible();
  await expectAccessible(page, "actions, loading");
});

test("the gallery: every component in every state", async ({ page }) => {
  await page.goto("/dev/gallery");
  await expect(page.getByRole("heading", { name: "Gallery" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "First heading" })).toBeVisible();
  // Samples show the same part several times, under the same name.
  await expectAccessible(page, "gallery", { except: ["landmark-unique"], thorough: true });
});

test("the report: charts and tables, an open finding, no report", async ({ owner: page, jobId }) => {
  test.setTimeout(180_000);
  const here = `/dashboard/report?jobId=${jobId}`;
  await page.goto(here);
  await expect(page.getByRole("heading", { name: "Findings" })).toBeVisible();
  await page.getByRole("heading", { name: "Clicks from the start page" }).scrollIntoViewIfNeeded();
  await expect(
    page
      .getByRole("img", { name: /^Clicks from the start page\. / })
      .locator("svg")
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Indexability: show as table" }).click();
  await page.getByRole("link", { name: "Findings", exact: true }).click();
  await page.locator("[id^=finding-] button").first().click();
  await expect(page.getByRole("region", { name: "Affected addresses" })).toBeVisible();
  await expectAccessible(page, "report");
  await page.goto("/dashboard/report?jobId=00000000-0000-4000-8000-00000000dead");
  await expect(page.getByText("This analysis does not exist")).toBeVisible();
  await expectAccessible(page, "no report");
});
