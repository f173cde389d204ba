import { plantAnalysis } from "./shares.ts";
import { expect, test } from "./world.ts";

test("a finger finds each checkbox: 24 px to see, 44 px to press", async ({ account, world, browser, jobId }) => {
  test.setTimeout(150_000);
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${world.origin}/api/v1/version`);
  await page.evaluate((value) => localStorage.setItem("auth_token", value), account.token);
  const planted = await plantAnalysis(world, account, "one.example", 5);
  await page.goto(`${world.origin}/dashboard/actions?jobId=${planted}`);
  await page.locator("[data-action-id]").getByRole("link").first().click();
  const tick = page.getByRole("article").getByRole("checkbox").first();
  const box = (await tick.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  // Near the edge of what a finger may meet, beside the box itself.
  for (const [x, y] of [
    [box.x - 8, box.y + 12],
    [box.x + 12, box.y + 32],
  ] as const)
    expect(
      await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest("label") !== null, [
        x,
        y,
      ] as const),
    ).toBe(true);
  await page.goto(`${world.origin}/dashboard/actions?jobId=${jobId}&share=new`);
  for (const one of await page.getByRole("dialog").getByRole("checkbox").all())
    expect((await one.locator("xpath=ancestor::label").boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await context.close();
});

for (const locale of ["en-GB", "de-DE"])
  test(`the first task stands within 300 px where fingers find room (${locale})`, async ({
    account,
    world,
    browser,
    jobId,
  }) => {
    const viewport = { width: 375, height: 812 };
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, locale });
    const page = await context.newPage();
    await page.goto(`${world.origin}/api/v1/version`);
    await page.evaluate((value) => localStorage.setItem("auth_token", value), account.token);
    await page.goto(`${world.origin}/dashboard/actions?jobId=${jobId}`);
    const first = page.locator("[data-action-id]").first();
    await expect.poll(async () => (await first.boundingBox())!.y).toBeLessThanOrEqual(300);
    await context.close();
  });
