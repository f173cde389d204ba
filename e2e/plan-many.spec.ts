import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { plantAnalysis } from "./shares.ts";
import { expect, test } from "./world.ts";

const rows = (page: Page) => page.locator("[data-action-id]");
const bar = (page: Page) => page.getByRole("region", { name: "Selected tasks" });

test("several tasks are chosen by keyboard and pointer, planned at once, set aside and brought back", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example", 12);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await expect(page.getByRole("heading", { name: "Available Tasks (12)" })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar(page)).toContainText("1 task selected");
  await rows(page)
    .nth(3)
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  await expect(bar(page)).toContainText("4 tasks selected");
  await expectAccessible(page, "chosen tasks");
  await bar(page).getByRole("button", { name: "Assign" }).click();
  await page.getByLabel("Name").fill("Ann");
  await page.keyboard.press("Enter");
  await expect(bar(page)).toHaveCount(0);
  await expect(rows(page).filter({ hasText: "Ann" })).toHaveCount(4);
  await page.reload();
  await expect(rows(page).filter({ hasText: "Ann" })).toHaveCount(4);
  await rows(page).first().hover();
  await rows(page).first().getByRole("checkbox").click();
  await bar(page).getByRole("button", { name: "Not relevant" }).click();
  await page.getByRole("button", { name: "It is so on purpose" }).click();
  await expect(page.getByRole("heading", { name: "Not relevant here (1)" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Overview" })).toContainText("Total Tasks11");
  await page.getByRole("button", { name: /^View: / }).click();
  await page.getByRole("menuitem", { name: "Tasks of Ann" }).click();
  await expect(page).toHaveURL(/assignee=Ann/);
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole("button", { name: /^Bring back/ }).click();
  await expect(page.getByRole("heading", { name: "Available Tasks (4)" })).toBeVisible();
});

test("a task that was never started can be completed in one press", async ({ owner: page, account, world }) => {
  const jobId = await plantAnalysis(world, account, "one.example", 3);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await rows(page).first().hover();
  await rows(page)
    .first()
    .getByRole("button", { name: /^Complete now/ })
    .click();
  await expect(page.getByRole("heading", { name: "Completed Tasks (1)" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "Available Tasks (3)" })).toBeVisible();
});

test("one task is set aside in one press, its reason said afterwards, and brought back by the way on", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example", 3);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await rows(page).first().getByRole("link").click();
  const task = page.getByRole("article");
  await task.getByRole("button", { name: "Not relevant" }).press("Enter");
  const why = task.getByRole("group", { name: "Why not?" });
  await expect(why).toBeFocused();
  await expectAccessible(page, "a task set aside");
  await why.getByRole("textbox", { name: "Another reason" }).fill("The agency does that");
  await page.keyboard.press("Enter");
  await expect(task.getByText("Not relevant here: The agency does that")).toBeVisible();
  await expect(why).toHaveCount(0);
  await page.reload();
  await expect(task.getByText("Not relevant here: The agency does that")).toBeVisible();
  await task.getByRole("button", { name: "Bring back" }).first().click();
  await expect(task.getByRole("button", { name: "Not relevant" })).toBeVisible();
});
