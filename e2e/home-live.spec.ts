import { makeJob, showJobs } from "./shown-jobs.ts";
import { answerWith, ask, expect, test } from "./world.ts";

test("a running job is asked for every 5 s, a fresh one every 2 s, until it ends [D1-4.29 D1-4.30 D1-4.31 D1-4.32 D1-4.35 D1-4.36 D1-9.4 D1-9.5]", async ({
  owner: page,
}) => {
  await page.clock.install();
  let calls = 0;
  let status = "queued";
  await showJobs(page, []);
  await page.route(/\/api\/v1\/jobs\/0000[^/]*$/, (route) => {
    calls += 1;
    return route.fulfill({ json: { success: true, data: makeJob(1, status) } });
  });
  /** Calls while so much time passes, in steps that leave each answer the time to come. */
  const callsDuring = async (seconds: number): Promise<number> => {
    const before = calls;
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(1_000);
      await page.evaluate(() => fetch("/api/version").then((answer) => answer.status));
    }
    return calls - before;
  };
  await answerWith(page, "**/api/v1/process", 200, {
    success: true,
    data: makeJob(1, "queued"),
    job: makeJob(1, "queued"),
  });
  await page.getByLabel("Website address").fill("shop1.example");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /shop1/ })).toContainText("Queued");
  const fresh = await callsDuring(20);
  expect(fresh).toBeGreaterThanOrEqual(9);
  expect(fresh).toBeLessThanOrEqual(12);

  const list = { success: true, data: { active: [makeJob(1, "queued")], completed: [] } };
  await answerWith(page, /\/api\/v1\/jobs$/, 200, list);
  await page.reload();
  await expect(page.getByRole("row", { name: /shop1/ })).toContainText("Queued");
  const known = await callsDuring(20);
  expect(known).toBeGreaterThanOrEqual(3);
  expect(known).toBeLessThanOrEqual(5);

  for (const end of ["partial_success", "partially_completed", "failed", "completed"]) {
    status = end;
    await callsDuring(6);
    await expect(page.getByText("Queued")).toHaveCount(0);
    expect(await callsDuring(6)).toBe(0);
    status = "queued";
    await page.reload();
    await expect(page.getByRole("row", { name: /shop1/ })).toContainText("Queued");
  }
});

test("a job that vanished is dropped and asked for no more [D1-4.34 D1-4.33]", async ({ owner: page }) => {
  await page.clock.install();
  let calls = 0;
  await showJobs(page, [makeJob(1, "queued"), makeJob(2, "queued", { action_generation_status: "failed" })]);
  await expect(page.getByRole("row", { name: /shop1/ })).toContainText("Queued");
  await page.route(/\/api\/v1\/jobs\/0000/, (route) => {
    calls += 1;
    return route.fulfill({
      status: 404,
      json: { success: false, error: "Not found", message: "", code: "NOT_FOUND", requestId: "r" },
    });
  });
  await page.goto("about:blank");
  calls = 0;
  await page.goto("/");
  await expect(page.getByText("shop2.example")).toBeVisible();
  await expect(page.getByText("shop1.example")).toHaveCount(0);
  await expect(page.getByText("shop2.example")).toBeVisible();
  await page.clock.runFor(20_000);
  expect(calls).toBe(1);
});

test("changes of own jobs arrive without a poll, in every open page [D1-4.37]", async ({
  home: page,
  account,
  world,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(world.origin);
  await expect(other.getByText("No analyses yet")).toBeVisible();
  await ask(world, "POST", "/api/v1/process", account.token, { url: world.shop });
  for (const open of [page, other])
    await expect(open.getByRole("row", { name: /127\.0\.0\.1/ })).toBeVisible({ timeout: 3_000 });
});

test("Analysis Complete! is raised once over all pages; Later leaves it [D1-4.39 D2-2.94 D2-2.95]", async ({
  home: page,
  context,
  world,
  account,
}) => {
  const other = await context.newPage();
  await other.goto(world.origin);
  await expect(other.getByText("No analyses yet")).toBeVisible();
  await page.bringToFront();
  for (const open of [page, other]) {
    // The title blinks, where nobody asked for less movement.
    await open.emulateMedia({ reducedMotion: "no-preference" });
    await open.evaluate(() => {
      const titles: string[] = [];
      Object.assign(window, { titles });
      const watch = new MutationObserver(() => titles.push(document.title));
      watch.observe(document.querySelector("title")!, { childList: true });
    });
  }
  await ask(world, "POST", "/api/v1/process", account.token, { url: world.shop });
  const dialogs = (): Promise<number> =>
    Promise.all([page, other].map((open) => open.getByRole("dialog", { name: "Analysis Complete!" }).count())).then(
      ([one, two]) => one! + two!,
    );
  await expect.poll(dialogs, { timeout: 40_000 }).toBe(1);
  const raised = (await page.getByRole("dialog").count()) > 0 ? page : other;
  const titles = (): Promise<string[]> =>
    raised.evaluate(() =>
      (window as unknown as { titles: string[] }).titles.filter((title) => /Complete!/.test(title)),
    );
  await expect.poll(titles).toHaveLength(3);
  await raised.getByRole("button", { name: "Later" }).click();
  await expect(raised.getByRole("dialog")).toHaveCount(0);
  expect(new URL(raised.url()).pathname).toBe("/");
  expect(await dialogs()).toBe(0);
});
