import { expect, test } from "./world.ts";

test("a visitor becomes a user, audits a site, works on its tasks and leaves [D1-1.1 D1-1.2 D1-1.4 D1-1.5]", async ({
  page,
  world,
}) => {
  // A whole audit of a slow shop: half a minute on a machine with nothing else to do.
  test.slow();
  await page.goto("/");
  await page.getByRole("link", { name: "Sign up for free" }).click();
  await expect(page.getByRole("heading", { name: "Sign Up", exact: true })).toBeVisible();
  await page.getByLabel("Email").fill(`visitor-${process.pid}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("correct-horse-7");
  await page.getByLabel("Confirm password").fill("correct-horse-7");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("No analyses yet")).toBeVisible();

  await test.step("the job shows its stages, live counts and first findings, and the bar never falls", async () => {
    await page.getByLabel("Website address").fill(world.slowShop);
    await page.getByRole("button", { name: "Generate SEO Reports" }).click();
    const row = page.getByRole("row", { name: /127\.0\.0\.1/ });
    await expect(row).toHaveCount(1);
    await expect(page.getByRole("list", { name: "Stages" })).toContainText("Analyzing Website");
    await expect(page.getByText(/^\d+ of about \d+ pages$/)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(/^reading \/\S*$/)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText("First findings")).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveTitle(/^\d+% 127\.0\.0\.1:\d+ - /);
    await expect(page.getByRole("link", { name: /1 running \d+%/ })).toBeVisible();
    const percents: number[] = [];
    const bar = row.getByRole("progressbar");
    while ((await bar.count()) > 0) {
      const value = await bar.getAttribute("aria-valuenow", { timeout: 500 }).catch(() => null);
      if (value !== null) percents.push(Number(value));
    }
    expect(percents.length).toBeGreaterThan(1);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  });

  await test.step("the end is announced, with the site, the address, the job and the count [D1-2.71 D1-4.39 D2-2.90 D2-2.91 D2-2.92 D2-2.93]", async () => {
    const notice = page.getByRole("dialog", { name: "Analysis Complete!" });
    await expect(notice).toContainText(new URL(world.slowShop).host);
    await expect(notice).toContainText(world.slowShop);
    await expect(notice).toContainText(/\d+ tasks? ready/);
    await expect(notice).toContainText(/job [0-9a-f]{8}/);
    await notice.getByRole("button", { name: "View Your Report" }).click();
    await expect(page).toHaveURL(/\/dashboard\/actions\?jobId=[0-9a-f-]{36}$/);
    // The address changes before the screen does, and the list's row left behind has a summary too.
    await expect(page.getByRole("heading", { name: /^Available Tasks/ })).toBeVisible();
  });

  await test.step("summary and report can be read", async () => {
    await page.getByRole("button", { name: "Show Executive Summary" }).click();
    await expect(page.getByRole("heading", { name: /^Executive summary/ })).toBeVisible();
    await page.getByRole("link", { name: /Report files/ }).click();
    await page.getByRole("button", { name: /Action plan/ }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: /^Action plan:/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: /^Tasks/ }).click();
  });

  await test.step("a task is started, completed and reopened [D2-1.3 D2-4.1 D2-4.2 D2-4.3]", async () => {
    await page.locator("[data-action-id] a").first().click();
    const task = page.getByRole("article");
    await task.getByRole("button", { name: "Start Task" }).first().click();
    await expect(page.getByRole("heading", { name: "In Progress (1)" })).toBeVisible();
    await task.getByRole("button", { name: "Mark Complete" }).first().click();
    await expect(page.getByRole("heading", { name: "Completed Tasks (1)" })).toBeVisible();
    await expect(task.getByText(/^Completed$/).first()).toBeVisible();
    await task.getByRole("button", { name: "Reopen Task" }).first().click();
    await expect(page.getByRole("heading", { name: "Completed Tasks (1)" })).toHaveCount(0);
  });

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
});
