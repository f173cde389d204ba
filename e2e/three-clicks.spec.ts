import type { Page } from "@playwright/test";
import { sitePage, startChangingSite, type ChangingSite } from "../apps/server/src/testing/changing-site.ts";
import { watchPointer } from "./keys.ts";
import { expect, finishJob, takeToken, test } from "./world.ts";

/** Presses of the pointer that an owner's task takes, from the first screen after signing in. Typing is no press, nor is Enter. */
const MOST_CLICKS = 3;
/** The server has to be told at its start which loopback address may be read. */
const PORT = 48_319;

test.use({ settings: { CRAWL_ALLOW_HOSTS: `127.0.0.1:${PORT}` } });

let site: ChangingSite;
test.beforeAll(async () => {
  site = await startChangingSite(PORT);
});
test.afterAll(() => site.close());

const host = `127.0.0.1:${PORT}`;
const openPlan = (page: Page): Promise<void> => page.getByRole("link", { name: host, exact: true }).first().click();
const openReport = (page: Page): Promise<void> =>
  page
    .getByRole("link", { name: `Report of ${host}` })
    .first()
    .click();
const openFirstTask = (page: Page): Promise<void> => page.locator("[data-action-id]").first().getByRole("link").click();

/** What owners come for, and how it is done; each ends in what they wanted to see. */
const tasks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "find out what to do first": async (page) => {
    const first = page
      .getByRole("region", { name: /^Do first on/ })
      .getByRole("link")
      .first();
    const title = await first.innerText();
    await first.click();
    await expect(page.getByRole("article", { name: title })).toBeVisible();
  },
  "tell the developer": async (page) => {
    await openPlan(page);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("button", { name: "Create Share Link" }).click();
    await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
    const link = await page.getByLabel("Share link").inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  },
  "see whether it got better": async (page) => {
    await openPlan(page);
    await page.getByRole("navigation", { name: "Analysis" }).getByRole("link", { name: "Changes" }).click();
    await expect(
      page.getByRole("region", { name: "Fixed" }).getByRole("link", { name: /Write a title/ }),
    ).toBeVisible();
  },
  "hand a task to somebody": async (page) => {
    await openPlan(page);
    await openFirstTask(page);
    await page.getByRole("article").getByRole("button", { name: "Assign" }).click();
    await page.getByLabel("Name").fill("Ann");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Assigned to Ann")).toBeVisible();
  },
  "have the plan as a file": async (page) => {
    await openPlan(page);
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export MD" }).click();
    expect((await file).suggestedFilename()).toMatch(/^seo-actions-.*\.md$/);
  },
  "see why the score is what it is": async (page) => {
    await openReport(page);
    await expect(page.getByRole("table", { name: "Health by category" })).toBeVisible();
    await expect(page.getByText(/costs? most/i).first()).toBeVisible();
  },
  "find what is wrong with one page": async (page) => {
    await openReport(page);
    await page.getByRole("searchbox", { name: "Search findings and pages" }).click();
    await page.keyboard.type("/towel");
    const found = page.getByRole("region", { name: /^Pages with “\/towel” in their address/ });
    await expect(found.getByRole("link", { name: `${host}/towel` })).toBeVisible();
    await expect(found.getByRole("link", { name: /description/i })).toBeVisible();
  },
  "call a task done": async (page) => {
    await openPlan(page);
    const row = page.locator("[data-action-id]").first();
    await row.hover();
    await row.getByRole("button", { name: /^Complete now/ }).click();
    await expect(page.getByRole("heading", { name: "Completed Tasks (1)" })).toBeVisible();
  },
  "say that a task is not relevant": async (page) => {
    await openPlan(page);
    await openFirstTask(page);
    await page.getByRole("article").getByRole("button", { name: "Not relevant" }).click();
    await expect(page.getByRole("group", { name: "Why not?" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Not relevant here (1)" })).toBeVisible();
  },
  "audit again": async (page) => {
    const asked = page.waitForRequest("**/api/v1/process");
    await page
      .getByRole("button", { name: `Audit ${host} again` })
      .first()
      .click();
    expect((await asked).postDataJSON()).toMatchObject({ url: site.url });
  },
};

test("ten things that owners come for take three clicks at most", async ({ page, world, account, context }) => {
  test.setTimeout(180_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  site.pages.set("/", sitePage("A shop of things", '<a href="/soap">Soap</a> <a href="/towel">Towel</a>'));
  site.pages.set("/soap", sitePage(null));
  site.pages.set("/towel", sitePage("Towel of cotton, large"));
  await finishJob(world, account, site.url);
  site.pages.set("/soap", sitePage("Soap of olives"));
  await finishJob(world, account, site.url);
  const presses = await watchPointer(page);
  await takeToken(page, account);
  const taken: Record<string, number> = {};
  for (const [name, act] of Object.entries(tasks))
    await test.step(name, async () => {
      await page.goto("/");
      await expect(page.getByRole("region", { name: /^Do first on/ })).toBeVisible();
      const before = await presses();
      await act(page);
      taken[name] = (await presses()) - before;
    });
  console.log(taken);
  for (const [name, clicks] of Object.entries(taken)) {
    expect.soft(clicks, name).toBeGreaterThan(0);
    expect.soft(clicks, name).toBeLessThanOrEqual(MOST_CLICKS);
  }
});
