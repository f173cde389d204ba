import { expectAccessible } from "./axe.ts";
import { expect, test } from "./world.ts";

test("a stranger names a site, signs up, and its audit runs at once", async ({ page, world }) => {
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  const field = page.getByLabel("Website address");
  await page.getByRole("button", { name: "Audit my website" }).click();
  await expect(page.getByText("Please enter a URL")).toBeVisible();
  await field.fill(world.shop);
  await page.getByRole("button", { name: "Audit my website" }).click();
  await expect(page).toHaveURL("/signup");
  await expect(page.getByText(`Then the audit of ${new URL(world.shop).host} begins at once.`)).toBeVisible();
  await page.getByLabel("Email").fill(`stranger-${process.pid}-${Date.now()}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("correct-horse-7");
  await page.getByLabel("Confirm password").fill("correct-horse-7");
  const asked = page.waitForRequest("**/api/v1/process");
  await page.getByRole("button", { name: "Sign Up" }).click();
  expect((await asked).postDataJSON()).toMatchObject({ url: world.shop });
  await expect(page.getByRole("heading", { name: "Audit a website" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("All 1", { exact: false })).toBeVisible();
});

test("the sample is a real report, plan and documents, read without an account", async ({ page }) => {
  await page.goto("/signup");
  await page.getByRole("link", { name: "Read the report" }).click();
  await expect(page).toHaveURL("/sample");
  await expect(page.getByRole("heading", { name: "Sample: the report on a demo shop" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Scores" })).toBeVisible();
  await page
    .getByRole("button", { name: /expired/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Evidence/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Affected addresses/ })).toBeVisible();
  await page.getByRole("navigation", { name: "Sample" }).getByRole("link", { name: "Tasks" }).click();
  await expect(page).toHaveURL(/\/shared\/sample/);
  await expect(page.getByRole("heading", { name: "Sample: the plan for a demo shop" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Overview" })).toBeVisible();
  await page.getByRole("link", { name: "Read the documents" }).click();
  await expect(page.getByRole("tab", { name: /action plan/i })).toBeVisible();
});

test("who has signed in with this browser before is led to the login, not told what this is", async ({
  home: page,
}) => {
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await expect(page.getByLabel("Website address")).toHaveCount(0);
});

test("what strangers see has no fault that axe knows, at both widths and in both themes", async ({ page }) => {
  for (const [path, heading] of [
    ["/login", "What should your website fix first?"],
    ["/sample", "Scores"],
    ["/shared/sample", "Sample: the plan for a demo shop"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expectAccessible(page, path);
  }
});
