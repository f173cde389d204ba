import { expectAccessible } from "./axe.ts";
import { test } from "./fake-model.ts";
import { answerWith, expect } from "./world.ts";

test.describe.configure({ mode: "serial" });

test("a prompt is chosen, edited, tried, saved, looked back on and reverted [D2-2.124 D2-2.125 D2-4.38 D2-8.21 D2-8.24]", async ({
  owner: page,
}) => {
  await page.goto("/admin/prompts");
  const list = page.getByRole("list", { name: "Prompts", exact: true });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await list.getByRole("link", { name: /Wording of actions/ }).click();
  await expect(page).toHaveURL(/prompt=action_wording/);
  const content = page.getByLabel("Content");
  const builtIn = await content.inputValue();
  await content.fill(`${builtIn}\n{{sentence}}`);
  await expect(page.getByText("{{sentence}} is not a variable of this prompt.")).toBeVisible();
  await content.fill(`${builtIn}\n- Write for a baker.`);
  await expect(list).toContainText("Not saved");
  await page.getByRole("button", { name: "Test on a sample" }).click();
  const trial = page.getByRole("region", { name: "Test on the sample shop" });
  await expect(trial).toContainText("compatible/little-model: 1 of 9 sentences would be used, 1 refused.");
  await expect(trial).toContainText("12 product pages don't tell search engines the price yet");
  await expect(trial).toContainText("Refused: has other figures");
  await page.getByLabel("What changed").fill("For bakers");
  await page.getByRole("button", { name: "Save", exact: true }).dblclick();
  await expect(page.getByText("Prompt saved successfully!")).toBeVisible();
  await expect(page.getByText("SEO actions · version 2, saved")).toBeVisible();

  await page.getByRole("button", { name: "History" }).click();
  const dialog = page.getByRole("dialog");
  const versions = dialog.getByRole("listitem");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText("For bakers");
  expect(await versions.first().locator(".font-mono").innerText()).toBe(`${builtIn.slice(0, 300)} …`);
  await versions.first().getByRole("button", { name: "Show changes" }).click();
  await expect(versions.first().locator("ins")).toContainText("Write for a baker.");
  await expectAccessible(page, "history of a prompt");
  await page.getByRole("button", { name: "Revert to version 1" }).click();
  await expect(page.getByText("Reverted to previous version")).toBeVisible();
  await expect(page.getByText("SEO actions · version 3, saved")).toBeVisible();
  await expect(content).toHaveValue(builtIn);
  await expectAccessible(page, "a prompt and the models");
});

test("active and inactive prompts are told apart, and leaving a variable out is asked about [D2-2.124]", async ({
  owner: page,
}) => {
  await page.goto("/admin/prompts?prompt=executive_summary");
  const rows = page.getByRole("list", { name: "Prompts", exact: true }).getByRole("listitem");
  await page.getByRole("checkbox", { name: /^Active/ }).uncheck();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Prompt saved successfully!")).toBeVisible();
  const filters = page.getByRole("navigation", { name: "Which prompts" });
  await filters.getByRole("link", { name: "Inactive 1" }).click();
  await expect(rows).toHaveText(/Executive summary/);
  await filters.getByRole("link", { name: "Active 2", exact: true }).click();
  await expect(rows).toHaveCount(2);
  await filters.getByRole("link", { name: "All 3" }).click();
  await expect(rows).toHaveCount(3);

  await page.getByLabel("Content").fill("Write well.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const confirm = page.getByRole("alertdialog");
  await expect(confirm).toContainText("Without {{site}} the model gets nothing to work on.");
  await confirm.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await expect(confirm).toContainText("What you have changed in these prompts will be lost.");
  await confirm.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("each failure has its printed words, for five seconds [D2-8.20 D2-8.22 D2-8.23 D2-8.25]", async ({
  owner: page,
}) => {
  const broken = { success: false, error: "Too busy" };
  const notices = page.getByRole("region", { name: "Messages" });
  await answerWith(page, "**/api/v1/admin/prompts", 500, broken);
  await page.goto("/admin/prompts");
  await expect(notices.getByText("Failed to load prompts")).toBeVisible();
  const since = Date.now();
  await page.unroute("**/api/v1/admin/prompts");
  await expect(notices.getByText("Failed to load prompts")).toBeHidden({ timeout: 10_000 });
  expect(Date.now() - since).toBeGreaterThan(4_000);
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByLabel("Description").fill("Changed");
  await answerWith(page, "**/api/v1/admin/prompts/site_understanding", 500, broken);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(notices.getByText("Failed to save prompt")).toBeVisible();
  await page.unroute("**/api/v1/admin/prompts/site_understanding");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(notices.getByText("Prompt saved successfully!")).toBeVisible();
  await answerWith(page, "**/history", 500, broken);
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByText("Failed to load history").first()).toBeVisible();
  await page.unroute("**/history");
  await page.getByRole("dialog").getByRole("button", { name: "Try Again" }).click();
  await answerWith(page, "**/revert/*", 500, broken);
  await page.getByRole("button", { name: "Revert to version 1" }).click();
  await expect(page.getByText("Failed to revert to version")).toBeVisible();
});
