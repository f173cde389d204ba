import { readFile } from "node:fs/promises";
import { AccountExport } from "@audit/contract";
import { expectAccessible } from "./axe.ts";
import { buy } from "./buy.ts";
import { linkIn, openMail } from "./mailbox.ts";
import { makeLink, plantAnalysis, stranger } from "./shares.ts";
import { answerWith, ask, expect, test, whereSold } from "./world.ts";

test.use({ settings: whereSold });

test("an owner takes all data along, is told what deleting costs, and leaves nothing behind", async ({
  home: page,
  account,
  world,
  context,
}) => {
  test.setTimeout(120_000);
  await buy(world, account, "tier1");
  await ask(world, "POST", "/api/v1/subscription/verify-payment", account.token, {});
  const jobId = await plantAnalysis(world, account, "one.example", 3);
  const link = await makeLink(world, account, jobId);
  await page.goto("/account");
  const panel = page.getByRole("region", { name: "Your data" });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    panel.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.json$/);
  const data = AccountExport.parse(JSON.parse(await readFile(await file.path(), "utf8")));
  expect(data.profile.email).toBe(account.email);
  expect(data.jobs.map(({ id, actions }) => [id, actions.length])).toEqual([[jobId, 3]]);
  expect(data.subscription).toMatchObject({ tier: "tier1", status: "active" });
  await answerWith(page, "**/api/v1/account/export", 500);
  await panel.getByRole("button", { name: "Download" }).click();
  await expect(panel.getByRole("alert")).toHaveText("Your data could not be put together. Please try again.");

  await panel.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  for (const loss of ["all analyses, reports and tasks", "all links that you shared", "your Basic plan"]) {
    await expect(dialog.getByText(loss)).toBeVisible();
  }
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  const password = dialog.getByLabel("Current password");
  await expect(password).toHaveAccessibleDescription("Please enter your current password");
  await password.fill("not-it-at-all");
  await password.press("Enter");
  await expect(password).toHaveAccessibleDescription("That is not your current password");
  await expectAccessible(page, "delete account");
  await password.fill(account.password);
  await answerWith(page, "**/api/v1/account", 503, {
    success: false,
    error: "Failed to cancel subscription. Please try again. Nothing was deleted.",
  });
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByText("Nothing was deleted.")).toBeVisible();
  await page.unroute("**/api/v1/account");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Your account and everything in it was deleted.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  expect((await ask(world, "GET", "/api/v1/auth/profile", account.token))["success"]).toBe(false);
  const reader = await stranger(context);
  await reader.goto(link.shareUrl);
  await expect(reader.getByText("Link Not Found")).toBeVisible();
  await reader.close();
  await openMail(page, account.email, "Your account was deleted");
  expect(await linkIn(page, "To SEO Analysis Platform")).toMatch(/^http/);
});
