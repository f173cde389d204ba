import { expectAccessible } from "./axe.ts";
import { answerWith, expect, test, whereSold } from "./world.ts";

test.use({ settings: whereSold });

test("plans and payments: free, with a code, at work, asked, ending, late, failed", async ({
  owner: page,
  account,
  world,
}) => {
  test.setTimeout(240_000);
  const seen = async (state: string) => {
    await expect(page.getByRole("list", { name: "Plans" }).getByRole("heading", { name: "Basic" })).toBeVisible();
    await expectAccessible(page, state);
  };
  await page.goto("/account/upgrade?discount=EXPIRED");
  await expect(page.getByText(/^Discount code "EXPIRED" is not valid/)).toBeVisible();
  await seen("plans, code refused");
  await page.goto("/account/upgrade?discount=SPRING");
  await expect(page.getByText(/will be applied at checkout/)).toBeVisible();
  await seen("plans, free");
  await page.getByRole("button", { name: "Choose Basic" }).click();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText(/^Payment verified!/)).toBeVisible();
  await seen("plans, just paid");
  await page.getByRole("button", { name: "Upgrade to Power" }).click();
  await expect(page.getByText("Due today")).toBeVisible();
  await expectAccessible(page, "plans, change");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "plans, cancel");
  await page.getByRole("button", { name: "Cancel at period end" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, "plans, cancelled");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("button", { name: "Reactivate" })).toBeVisible();
  await seen("plans, ending");
  await world.plant("subscription", account.email, { tier: "tier1", status: "past_due", pastDueForDays: 9 });
  await page.reload();
  await expect(page.getByText("Access Expired")).toBeVisible();
  await seen("plans, late");
  await page.goto("/account");
  await expect(page.getByRole("table", { name: "Subscription history" })).toBeVisible();
  await expectAccessible(page, "account with a plan");
  await answerWith(page, "**/subscription/tiers", 500);
  await answerWith(page, "**/subscription/history*", 500);
  await page.goto("/account/upgrade");
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(2);
  await expectAccessible(page, "plans, failed");
});
