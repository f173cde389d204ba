import type { Locator } from "@playwright/test";
import { expect, test } from "./world.ts";

/** How an element stands out where the system sets the colours; the same for two means that they look alike. */
const lookOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => {
    const { backgroundColor, borderTopColor, borderBottomColor, borderBottomWidth, outlineStyle } =
      getComputedStyle(one);
    const after = getComputedStyle(one, "::after");
    return [backgroundColor, borderTopColor, borderBottomColor, borderBottomWidth, outlineStyle, after.backgroundColor]
      .concat(after.content === "none" ? "" : after.height)
      .join(" ");
  });

test("with colours set by the system, what is chosen and what has the keyboard stand out", async ({
  owner: page,
  jobId,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  const tabs = page.getByRole("navigation", { name: "Analysis" });
  await expect(tabs.locator("[aria-current=page]")).toBeVisible();
  const current = await lookOf(tabs.locator("[aria-current=page]"));
  expect(current).not.toBe(await lookOf(tabs.getByRole("link", { name: "Changes" })));

  await page.keyboard.press("j");
  const focused = page.locator("[data-action-id] a:focus");
  await expect(focused).toBeVisible();
  expect(await focused.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe("solid");
  await page.keyboard.press("x");
  const rows = page.locator("[data-action-id]");
  await expect(rows.first().getByRole("checkbox")).toBeChecked();
  const ticked = await lookOf(rows.first().getByRole("checkbox"));
  expect(ticked).not.toBe(await lookOf(rows.nth(1).getByRole("checkbox")));

  await page.goto(`/dashboard/report?jobId=${jobId}`);
  const choices = page.getByRole("group", { name: "Show findings" });
  const chosen = await lookOf(choices.locator("[aria-pressed=true]"));
  expect(chosen).not.toBe(await lookOf(choices.locator("[aria-pressed=false]").first()));
  await page.emulateMedia({ forcedColors: null });
});
