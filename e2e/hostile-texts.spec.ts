import { startHostileShop } from "./hostile-shop.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { expect, finishJob, test as base } from "./world.ts";
import { runXss } from "./xss/suite.ts";
import { watch } from "./xss/watch.ts";

const test = base.extend<object, { readonly hostileShop: string }>({
  hostileShop: [
    async ({ browserName: _browser }, use) => {
      const shop = await startHostileShop();
      await use(shop.url);
      await shop.close();
    },
    { scope: "worker" },
  ],
  settings: [
    async ({ hostileShop }, use) => use({ CRAWL_ALLOW_HOSTS: new URL(hostileShop).host }),
    { scope: "worker" },
  ],
});

test("what a hostile site says is shown as text wherever its audit reaches the screen", async ({
  page,
  account,
  world,
  hostileShop,
}) => {
  test.setTimeout(120_000);
  const jobId = await finishJob(world, account, hostileShop);
  const { take } = await watch(page, world.origin);
  await page.addInitScript((token) => localStorage.setItem("auth_token", token), account.token);
  await page.goto(`/?open=${jobId}`);
  await page.getByRole("button", { name: "Show Executive Summary" }).click();
  await expect(page.locator(".prose").first()).toBeVisible();
  expect(await take(), "home").toEqual([]);
  for (const file of ["Action plan", "Audit summary", "Executive summary"]) {
    await page.getByRole("button", { name: new RegExp(`^${file}`) }).click();
    await expect(page.getByRole("dialog").locator(".prose")).toBeVisible();
    expect(await take(), file).toEqual([]);
    await page.keyboard.press("Escape");
  }
  await page.goto(`/dashboard/report?jobId=${jobId}`);
  const findings = page.locator("[id^=finding-] button[aria-expanded]");
  await expect(findings.first()).toBeVisible();
  for (let opened = 0; opened < Math.min(4, await findings.count()); opened += 1) {
    await findings.nth(opened).click();
    await expect(findings.nth(opened)).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator("[id^=evidence-]")).toHaveCount(1);
    await expect(page.getByRole("status", { name: "Loading addresses" })).toHaveCount(0);
    expect(await take(), `report, finding ${opened}`).toEqual([]);
  }
  const sides = page.getByRole("navigation", { name: "Sides of the report" }).getByRole("link");
  const prose = page.locator("main .prose");
  let answers = "";
  for (let side = 1; side < (await sides.count()); side += 1) {
    await sides.nth(side).click();
    await expect(sides.nth(side)).toHaveAttribute("aria-current", "page");
    await expect(prose).toBeVisible();
    expect(await take(), `report, ${await sides.nth(side).textContent()}`).toEqual([]);
    answers += await prose.textContent();
  }
  expect(hostileTexts.filter((text) => answers.includes(text)).length).toBeGreaterThan(0);
  await expect(page.locator("main img, main a[href^='javascript']")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  const tasks = page.locator("[data-action-id]");
  await expect(tasks.first()).toBeVisible();
  expect(await take(), "actions").toEqual([]);
  await tasks.first().getByRole("link").first().click();
  for (let shown = 0; shown < 5; shown += 1) {
    await expect(page.getByRole("article")).toBeVisible();
    expect(await take(), await page.title()).toEqual([]);
    const next = page.getByRole("button", { name: "Next task" });
    if (await next.isDisabled()) break;
    await next.click();
  }
});

test("hostile texts in every text and address of a job are shown, never run", async ({ browser, world }) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  const vectors = hostileTexts.map((payload) => ({ source: "ours", payload }));
  await runXss(browser, world, vectors, {
    hold: (place, _none, got, about) =>
      (got as string[]).forEach((fault) => faults.push(`${place}: ${about}: ${fault}`)),
  });
  expect(faults).toEqual([]);
});

test.describe("the watch itself", () => {
  test.use({ expectedErrors: [/Content Security Policy/i] });

  test("sees scripts, foreign requests, handlers and elements that a text brings in", async ({ page, world }) => {
    const { take } = await watch(page, world.origin);
    const injected =
      '<div class="prose"><form></form><a href=" java&#10;script:alert(1)">x</a><p onclick="alert(1)">x</p></div>' +
      '<script>alert(1)</script><img src="https://canary.example/x.png">';
    await page.route("**/login", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace("<noscript>", `${injected}<noscript>`),
      });
    });
    await page.goto("/login");
    const seen = (await take()).join("\n");
    for (const fault of ["script-src-elem", "img-src", "<form>", 'onclick="alert(1)"', "java", "<script>"])
      expect.soft(seen).toContain(fault);
    await page.evaluate(() => window.alert("once"));
    expect(await take()).toContain("alert(once) ran");
  });
});
