import type { Page } from "@playwright/test";
import { plantAnalysis } from "./shares.ts";
import { type Account, answerWith, ask, expect, test, type World } from "./world.ts";

// The browser itself names each request that found no network.
test.use({ expectedErrors: [/subscribed to|code of this screen|dynamically imported module/] });

const bar = (page: Page) => page.getByText("Not connected.");
const cards = (page: Page) => page.locator("[data-action-id]");

/** Cuts the line and has the page notice. */
async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(bar(page)).toBeVisible();
}

async function statusOf(world: World, account: Account, jobId: string, title: string): Promise<string | undefined> {
  const { actions } = (await ask(world, "GET", `/api/v1/actions?jobId=${jobId}`, account.token)) as {
    actions: { title: string; status: string }[];
  };
  return actions.find((action) => action.title === title)?.status;
}

test("without a connection the plan stays readable, and a change is kept and sent later", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example", 12);
  // Whoever reads the list brings the code of a task; a pointer that rests there from before does so at once.
  const code = [/task-places/, /task-detail/].map((file) => page.waitForResponse(file));
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText("Live updates active")).toBeVisible();
  await cards(page).first().hover();
  for (const answer of await Promise.all(code)) await answer.finished();
  await cut(page);
  await expect(page.getByText("Offline", { exact: true })).toBeVisible();

  const first = cards(page).first();
  const title = await first.getByRole("link").innerText();
  await first.getByRole("button", { name: /^Start Task/ }).click();
  const moved = cards(page).filter({ hasText: title });
  await expect(moved).toContainText("Not sent yet");
  await expect(page.getByText("1 change waits")).toBeVisible();
  expect(await statusOf(world, account, jobId, title)).toBe("todo");
  await moved.getByRole("link").click();
  await expect(page.getByRole("article").getByRole("heading", { name: "Problem" })).toBeVisible();

  await page.context().setOffline(false);
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => statusOf(world, account, jobId, title)).toBe("in-progress");
  await expect(page.getByText("Not sent yet")).toHaveCount(0);
});

test("a kept change outlives the page", async ({ owner: page, account, world }) => {
  const jobId = await plantAnalysis(world, account, "one.example", 3);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await expect(cards(page)).toHaveCount(3);
  await cut(page);
  const title = await cards(page).first().getByRole("link").innerText();
  await cards(page)
    .first()
    .getByRole("button", { name: /^Start Task/ })
    .click();
  await expect(page.getByText("1 change waits")).toBeVisible();
  expect(await statusOf(world, account, jobId, title)).toBe("todo");
  // The page is gone before the line is back: about:blank needs none.
  await page.goto("about:blank");
  await page.context().setOffline(false);
  await page.goto("/");
  await expect.poll(() => statusOf(world, account, jobId, title)).toBe("in-progress");
});

test("a click inside the application never leaves it, and every screen says what is wrong", async ({ home: page }) => {
  await cut(page);
  // Its code has not come yet; a moment later it would have.
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByRole("heading", { name: "Not connected" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Analyses" }).click();
  await expect(page.getByRole("heading", { name: "Audit a website" })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await page.getByRole("link", { name: "Account" }).click();
  await page.context().setOffline(false);
  await expect(async () => {
    const again = page.getByRole("button", { name: "Try Again" });
    // The try before may bring the screen later than this one waits for it.
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(page.getByRole("heading", { name: "Your Account" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

for (const [path, heading] of [
  ["/", "Recent Jobs"],
  ["/dashboard/actions", "one.example"],
] as const)
  test(`a Refresh that fails says so on ${path}, and of when the figures are`, async ({
    owner: page,
    account,
    world,
  }) => {
    const jobId = await plantAnalysis(world, account, "one.example", 3);
    await page.goto(path === "/" ? path : `${path}?jobId=${jobId}`);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    const refresh = page.getByRole("button", { name: "Refresh" });
    await expect(refresh).toBeEnabled();
    const call = path === "/" ? /\/api\/v1\/jobs$/ : /\/api\/v1\/actions\?/;
    await answerWith(page, call, 500, { success: false, error: "Too busy." });
    // A reading that was under way takes no second order.
    await expect(async () => {
      await refresh.click();
      await expect(page.getByText(/^Not refreshed: Too busy\. Shown as of \d/)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.unroute(call);
    await expect(async () => {
      await refresh.click();
      await expect(page.getByText(/^Not refreshed/)).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
  });

test("a failed change says so on the page, which stays, though nothing more can be loaded", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example", 3);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await expect(cards(page)).toHaveCount(3);
  await page.route("**/assets/**", (route) => route.abort());
  await answerWith(page, /\/progress$/, 500, { success: false, error: "" });
  await cards(page)
    .first()
    .getByRole("button", { name: /^Start Task/ })
    .click();
  await expect(page.getByRole("alertdialog")).toContainText("Error:");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(cards(page)).toHaveCount(3);
});
