import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { plantAnalysis } from "./shares.ts";
import { expect, test } from "./world.ts";

const rows = (page: Page) => page.locator("[data-action-id]");

async function openPlan(page: Page, jobId: string, more = ""): Promise<void> {
  await page.goto(`/dashboard/actions?jobId=${jobId}${more}`);
  await expect(page.getByRole("heading", { name: /^Available Tasks/ })).toBeVisible();
}

/** How many rows stand whole on the first screen. */
const wholeRows = (page: Page): Promise<number> =>
  rows(page).evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);

test("the first screen of a plan shows eight tasks and more, in rows of 40 px with what they are worth", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example", 100);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPlan(page, jobId);
  await expect(page.getByRole("region", { name: "Do first" })).toBeVisible();
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(8);
  expect((await rows(page).first().boundingBox())!.height).toBeLessThanOrEqual(41);
  await expect(rows(page).first().getByRole("cell")).toHaveText([
    "",
    "1",
    /./,
    "High impact",
    /\d+ (min|h)/,
    /\d+ pages?|Site level/,
    /^(Owner|Writer|Developer)?$/,
    "Todo",
    /^Start Task/,
  ]);
});

test("on a phone the first task stands within 300 px, and an opened one begins with its title", async ({
  owner: page,
  jobId,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPlan(page, jobId);
  const first = rows(page).first();
  const top = async (): Promise<number> => (await first.boundingBox())!.y;
  await expect.poll(top).toBeLessThanOrEqual(300);
  // It is a task as all others, with its own way on.
  await expect(first.getByRole("button", { name: /^Start Task/ })).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByRole("region", { name: "Overview" })).toContainText("Total Tasks");
  await page.getByRole("button", { name: "Hide filters" }).click();
  await expect.poll(top).toBeLessThanOrEqual(300);
  const title = await first.getByRole("link").innerText();
  await first.getByRole("link").click();
  const heading = page.getByRole("article").getByRole("heading", { name: title });
  await expect(heading).toBeFocused();
  expect((await heading.boundingBox())!.y).toBeLessThanOrEqual(150);
  await expectAccessible(page, "task on a phone");
});

test("tasks are sorted, grouped and laid out in the address", async ({ owner: page, account, world }) => {
  const jobId = await plantAnalysis(world, account, "one.example", 30);
  await openPlan(page, jobId);
  const ranks = (): Promise<number[]> =>
    rows(page).evaluateAll((all) => all.map((row) => Number(row.querySelector("td:nth-child(2)")?.textContent)));
  expect(await ranks()).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  await page.getByRole("button", { name: "#", exact: true }).click();
  await expect(page).toHaveURL(/dir=desc/);
  expect(await ranks()).toEqual(Array.from({ length: 30 }, (_, index) => 30 - index));
  await page.getByRole("button", { name: "Time", exact: true }).click();
  await expect(page).toHaveURL(/sort=time/);
  await page.getByLabel("Group tasks").selectOption("area");
  await expect(page).toHaveURL(/group=area/);
  await expect(
    page.getByRole("heading", { name: /^(Structured data|Content|Technical|Social|Tools) \(\d+\)$/ }),
  ).not.toHaveCount(0);
  await expectAccessible(page, "plan by category");
  await page.reload();
  await expect(page.getByLabel("Group tasks")).toHaveValue("area");
  await expect(page.getByRole("columnheader", { name: "Time" })).toHaveAttribute("aria-sort", "ascending");
  await page.getByRole("button", { name: "As cards" }).click();
  await expect(page.getByRole("table", { name: "Tasks" })).toHaveCount(0);
  await expect(rows(page)).toHaveCount(30);
  await page.goBack();
});

test("the keys: a list of them, the export, the search behind folded filters", async ({ owner: page, jobId }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openPlan(page, jobId);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessible(page, "keys");
  await page.keyboard.press("Escape");
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("e")]);
  expect(file.suggestedFilename()).toMatch(/^seo-actions-.*\.md$/);
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search tasks")).toBeFocused();
});

test("the palette goes to a task, an analysis and a page, and does what it names", async ({
  owner: page,
  jobId,
  account,
  world,
}) => {
  const other = await plantAnalysis(world, account, "one.example", 5);
  await openPlan(page, jobId);
  const title = await rows(page).nth(4).getByRole("link").innerText();
  const find = async (text: string): Promise<void> => {
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox", { name: "Go to or do" }).fill(text);
  };
  const chosen = page.getByRole("listbox", { name: "Found" }).getByRole("option", { selected: true });
  await find(title.slice(0, 20));
  await expect(chosen).toContainText(title);
  await expectAccessible(page, "palette");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: title })).toBeVisible();
  await find("one.ex");
  await expect(chosen).toContainText("one.example");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(other));
  await find("acc");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your Account" })).toBeVisible();
  await find("unicorn");
  await expect(page.getByText("Nothing is called “unicorn”.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Go to or do/ }).click();
  await page.getByRole("combobox", { name: "Go to or do" }).fill("share this");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Share Analysis Dashboard" })).toBeVisible();
});

test("home names what to do first, and the pages of a task are ticked off", async ({ home: page, account, world }) => {
  await expect(page.getByRole("heading", { name: "Recent Jobs" })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Do first/ })).toHaveCount(0);
  const jobId = await plantAnalysis(world, account, "one.example", 5);
  await page.reload();
  const first = page.getByRole("region", { name: "Do first on one.example" });
  await expect(first.getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page, "home with first tasks");
  await first.getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`jobId=${jobId}&actionId=`));
  const task = page.getByRole("article");
  const tick = task.getByRole("checkbox", { name: "Done: https://shop.example/soap" });
  await tick.check();
  await expect(task.getByText("1 of 1 done")).toBeVisible();
  await expectAccessible(page, "task with its checklist");
  await page.reload();
  await expect(tick).toBeChecked();
  await page.route("**/pages", (route) => route.fulfill({ status: 500, body: "{}" }));
  await tick.uncheck({ force: true }).catch(() => undefined);
  await expect(task.getByText("Error: Failed to update action")).toBeVisible();
  await expect(tick).toBeChecked();
});
