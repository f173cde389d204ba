import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, finishJob, test } from "./world.ts";

const FOLDER = join(import.meta.dirname, "../docs/images");

/** Draws the first screen of a page into the folder of pictures that the documentation shows. */
async function draw(page: Page, name: string): Promise<void> {
  // What comes later has come, as far as it is in sight.
  const waiting = () =>
    page
      .locator(".skeleton")
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length);
  await expect.poll(waiting).toBe(0);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: "disabled" });
}

test("the pictures of the documentation", async ({ owner: page, account, world }) => {
  const jobId = await finishJob(world, account, world.shop);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await expect(page.getByRole("region", { name: "Do first" })).toBeVisible();
  await draw(page, "actions");
  await page.locator("[data-action-id]").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: /^Evidence/ })).toBeVisible();
  await draw(page, "task");
  await page.goto(`/dashboard/report?jobId=${jobId}`);
  await expect(page.getByRole("heading", { name: "Scores" })).toBeVisible();
  await draw(page, "report");
  await page.goto("/account");
  await page.getByRole("region", { name: "Clicks and visits" }).getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await draw(page, "bring-a-table");
});
