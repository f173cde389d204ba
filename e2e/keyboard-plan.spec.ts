import type { Locator, Page } from "@playwright/test";
import { tabTo, watchPointer } from "./keys.ts";
import { plantAnalysis } from "./shares.ts";
import { expect, test } from "./world.ts";

test("a plan is filtered, worked off, undone, shared and closed again without a mouse", async ({
  owner: page,
  account,
  world,
  context,
}) => {
  test.setTimeout(90_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const presses = await watchPointer(page);
  const { keyboard } = page;
  const jobId = await plantAnalysis(world, account, "one.example", 12);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  const cards = page.locator("[data-action-id]");
  await expect(cards).toHaveCount(12);

  await keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search tasks" })).toBeFocused();
  await tabTo(page, /^Impact$/);
  await keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/[?&]impact=/);
  await expect.poll(() => cards.count()).toBeLessThan(12);
  const left = await cards.count();
  expect(left).toBeGreaterThan(0);

  await tabTo(page, /^Clear All Filters$/);
  await keyboard.press("j");
  await expect(cards.first().getByRole("link")).toBeFocused();
  const task = await openAndPutBack(page);
  await keyboard.press("s");
  await expect(task.getByText("In Progress")).toBeVisible();
  await keyboard.press("c");
  await expect(task.getByText("Completed").first()).toBeVisible();
  // Said once the server has it; until then the only Undo is the one of the start.
  await expect(page.getByRole("region", { name: "Messages" }).getByText("Task completed")).toBeVisible();
  await keyboard.press("F6");
  await tabTo(page, /^Undo$/, /completed/i);
  await keyboard.press("Enter");
  await expect(task.getByText("In Progress")).toBeVisible();
  // While the keyboard is on a message, Escape closes that first.
  await expect(async () => {
    await keyboard.press("Escape");
    await expect(task).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 5_000 });
  await expect(cards).toHaveCount(left);

  await tabTo(page, /^Share$/);
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share Analysis Dashboard" });
  await expect(dialog).toBeVisible();
  await tabTo(page, /^Title/);
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("By keys");
  await tabTo(page, /^Create Share Link$/);
  await keyboard.press("Enter");
  const link = page.getByLabel("Share link");
  await expect(link).toHaveValue(/\/shared\//);
  await tabTo(page, /^Copy$/);
  await keyboard.press("Enter");
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await tabTo(page, /^Done$/);
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeFocused();

  await tabTo(page, /^More$/);
  await keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "View Shared Links" })).toBeFocused();
  await keyboard.press("Enter");
  const row = page.getByRole("list", { name: "Shared links" }).locator(":scope > li").filter({ hasText: "By keys" });
  await expect(row).toContainText("Active");
  await tabTo(page, /^Revoke/);
  await keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await tabTo(page, /^Revoke/);
  await keyboard.press("Enter");
  await expect(row).toContainText("Inactive");
  expect(await presses()).toBe(0);
});

/** Escape closes what is open over the task, and not the task behind it; what was started goes back. */
async function openAndPutBack(page: Page): Promise<Locator> {
  const { keyboard } = page;
  const task = page.getByRole("article");
  await keyboard.press("Enter");
  await expect(task).toBeVisible();
  await tabTo(page, /^View: /);
  await keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Quick wins" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("menuitem", { name: "Quick wins" })).toBeHidden();
  await expect(task).toBeVisible();
  await keyboard.press("s");
  await expect(task.getByText("In Progress")).toBeVisible();
  await tabTo(page, /^Put back to Todo$/);
  await keyboard.press("Enter");
  await expect(task.getByText("Todo", { exact: true })).toBeVisible();
  return task;
}
