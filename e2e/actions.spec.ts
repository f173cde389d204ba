import type { Page } from "@playwright/test";
import { type Account, answerWith, ask, expect, test, type World } from "./world.ts";

const HEADING = /^(In Progress|Available Tasks|Completed Tasks) \((\d+)\)$/;

/** How many tasks each group shows. */
async function groups(page: Page): Promise<Record<string, number>> {
  const titles = await page.getByRole("heading", { name: HEADING }).allTextContents();
  return Object.fromEntries(
    titles.map((title) => HEADING.exec(title)!).map(([, name, count]) => [name, Number(count)]),
  );
}

async function overview(page: Page): Promise<Record<string, number>> {
  const counts = page.getByRole("region", { name: "Overview" }).locator("dl > div");
  await expect(counts.first()).toBeVisible();
  const rows = await counts.allTextContents();
  return Object.fromEntries(rows.map((row) => [row.replace(/\d+$/, ""), Number(/\d+$/.exec(row)?.[0])]));
}

async function openPlan(page: Page, jobId: string): Promise<void> {
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await expect(page.getByRole("heading", { name: /^Available Tasks/ })).toBeVisible();
}

async function plan(world: World, { token }: Account, jobId: string) {
  const answer = await ask(world, "GET", `/api/v1/actions?jobId=${jobId}`, token);
  return answer.actions as { id: string; title: string; impact: string; category: string; status: string }[];
}

const cards = (page: Page) => page.locator("[data-action-id]");

test("the page says which site, when, how it stands, and that changes arrive [D2-2.55 D2-2.56 D2-4.8 D2-2.60 D2-2.39 D1-2.77]", async ({
  owner: page,
  jobId,
  world,
}) => {
  await openPlan(page, jobId);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new URL(world.shop).host);
  await expect(page.getByText(/^Measured /)).toBeVisible();
  await expect(page.getByText("Live updates active")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Executive Summary" })).toBeVisible();
  await expect(page.getByText("Time remaining")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Health: \d+ of 100$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to All Jobs" })).toHaveAttribute("href", "/");
});

test("a cut stream reads as Offline and the page goes on [D2-2.57]", async ({ owner: page, jobId }) => {
  await page.route("**/api/v1/realtime", (route) => route.abort());
  await openPlan(page, jobId);
  await expect(page.getByText("Offline")).toBeVisible();
});

test.describe("without a subscription", () => {
  test.use({ expectedErrors: [/could not be subscribed/] });

  test("the failure is only logged, the page reads as Offline [D2-4.10]", async ({ owner: page, jobId }) => {
    await answerWith(page, "**/actions/subscribe", 500);
    await openPlan(page, jobId);
    await expect(page.getByText("Offline")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("Overview, progress and groups agree and follow each move [D2-2.48 D2-2.49 D2-2.50 D2-2.51 D2-2.52 D2-2.61 D2-2.62 D2-2.63 D2-4.4 D2-4.6]", async ({
  owner: page,
  jobId,
  world,
  account,
}) => {
  const total = (await plan(world, account, jobId)).length;
  await openPlan(page, jobId);
  expect(await overview(page)).toEqual({ "Total Tasks": total, "In Progress": 0, Completed: 0, Todo: total });
  const order: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/actions(\/.*progress)?$/.test(pathname))
      order.push(`${request.method()} ${pathname.replace(/[0-9a-f-]{36}/, "id")}`);
  });
  await page
    .getByRole("button", { name: /^Start Task/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "In Progress (1)" })).toBeVisible();
  await expect.poll(() => order.slice(0, 2)).toEqual(["PUT /api/v1/actions/id/progress", "GET /api/v1/actions"]);
  await page
    .getByRole("button", { name: /^Mark Complete/ })
    .first()
    .click();
  await expect.poll(() => groups(page)).toEqual({ "Available Tasks": total - 1, "Completed Tasks": 1 });
  expect(await overview(page)).toEqual({ "Total Tasks": total, "In Progress": 0, Completed: 1, Todo: total - 1 });
  const percent = String(Math.round(100 / total));
  await expect(page.getByRole("progressbar", { name: "Tasks completed" })).toHaveAttribute("aria-valuenow", percent);
  await expect
    .poll(async () => (await plan(world, account, jobId)).filter(({ status }) => status === "completed").length)
    .toBe(1);
});

test("a move can be undone from its notice, by keyboard too", async ({ owner: page, jobId }) => {
  await openPlan(page, jobId);
  await page
    .getByRole("button", { name: /^Start Task/ })
    .first()
    .click();
  await expect(page.getByText("Task started")).toBeVisible();
  await page.keyboard.press("F6");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("heading", { name: "In Progress (1)" })).toHaveCount(0);
});

test("a move that fails is taken back and said in the printed words [D2-8.4 D2-8.5]", async ({
  owner: page,
  jobId,
}) => {
  await openPlan(page, jobId);
  await answerWith(page, "**/progress", 500);
  await page
    .getByRole("button", { name: /^Start Task/ })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toContainText("Error: Failed to update action");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("heading", { name: "In Progress (1)" })).toHaveCount(0);
});

test("without a token nothing is sent and the alert says why [D2-5.7 D2-8.3]", async ({ owner: page, jobId }) => {
  await openPlan(page, jobId);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
  // A read that is still to come would be refused without the token and end the session before the press: it hangs.
  await page.route("**/api/**", (route) => (route.request().method() === "GET" ? undefined : route.fallback()));
  await page.evaluate(() => localStorage.removeItem("auth_token"));
  await page
    .getByRole("button", { name: /^Start Task/ })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toContainText("Error: You must be logged in to update actions");
  expect(sent).toEqual([]);
});

test("filters narrow, live in the address, and Clear All Filters shows everything again [D2-2.53 D2-2.54 D2-5.11]", async ({
  owner: page,
  jobId,
  world,
  account,
}) => {
  const actions = await plan(world, account, jobId);
  await openPlan(page, jobId);
  const { category } = actions[0]!;
  await page.getByLabel("Category").selectOption(category);
  await expect(page).toHaveURL(new RegExp(`category=${category}`));
  await expect(cards(page)).toHaveCount(actions.filter((action) => action.category === category).length);
  await page.getByLabel("Category").selectOption("");
  await expect(cards(page)).toHaveCount(actions.length);
  await page.getByLabel("Search tasks").fill(actions[0]!.title.toUpperCase());
  await expect(cards(page).first()).toContainText(actions[0]!.title);
  await page.getByLabel("Impact").selectOption("low");
  await page.getByLabel("Status", { exact: true }).selectOption("completed");
  await expect(page.getByText("No task fits these filters")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Impact")).toHaveValue("low");
  await page.getByRole("complementary").getByRole("button", { name: "Clear All Filters" }).click();
  await expect(cards(page)).toHaveCount(actions.length);
  await expect(page).toHaveURL(new RegExp(`jobId=${jobId}$`));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Impact")).toHaveValue("low");
});

test("the filter panel starts open from 1440 px on and is folded on small screens [D2-9.11 D2-2.47]", async ({
  owner: page,
  jobId,
}) => {
  for (const [width, open] of [
    [1440, true],
    [1439, false],
    [375, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openPlan(page, jobId);
    await expect(page.getByRole("complementary", { name: "Filters" })).toHaveCount(open ? 1 : 0);
  }
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByRole("complementary", { name: "Filters" })).toBeVisible();
});

test("a task opens with all it has, in the address, and back and forward work [D2-2.65 D2-2.66 D2-2.67 D2-2.68 D2-2.69 D2-2.70 D2-2.71 D2-2.72 D2-2.73 D2-2.74 D2-2.75 D2-2.76 D2-2.77]", async ({
  owner: page,
  jobId,
  world,
  account,
}) => {
  const answer = await ask(world, "GET", `/api/v1/actions?jobId=${jobId}`, account.token);
  const actions = answer.actions as Record<string, string>[];
  const full = actions.find(({ implementation, impact }) => implementation && impact === "high")!;
  await openPlan(page, jobId);
  await page.getByRole("link", { name: full.title!, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`actionId=${full.id}`));
  const task = page.getByRole("article", { name: full.title! });
  await expect(task.getByRole("heading", { name: full.title!, level: 2 })).toBeFocused();
  await expect(task).toContainText(full.business_value!);
  await expect(task).toContainText("High impact");
  await expect(task).toContainText("95%");
  await expect(task).toContainText(new RegExp(full.category!, "i"));
  await expect(task).toContainText("Time required");
  await expect(task).toContainText(full.time_to_result!);
  await expect(task.getByRole("list", { name: "Tags" })).toContainText(String(full.tags![0]));
  for (const name of ["Problem", "Solution", "Implementation", "Evidence", "How to check"])
    await expect(task.getByRole("heading", { name, exact: true })).toBeVisible();
  // One step of the history: the step before it is the plan itself.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`actions\\?jobId=${jobId}$`));
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole("article", { name: full.title! })).toBeVisible();
  const bare = actions.find(({ implementation, code_example }) => !implementation && !code_example);
  if (bare !== undefined) {
    await page.goto(`/dashboard/actions?jobId=${jobId}&actionId=${bare.id}`);
    await expect(page.getByRole("heading", { name: "Solution" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Implementation" })).toHaveCount(0);
  }
});

test("an action that doesn't say when results come shows both printed texts in their places [D2-9.15 D2-9.16]", async ({
  owner: page,
  jobId,
}) => {
  await page.route("**/api/v1/actions?*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(/"time_to_result":"[^"]*"/g, '"time_to_result":""'),
    });
  });
  await openPlan(page, jobId);
  await cards(page).first().getByRole("link").click();
  const task = page.getByRole("article");
  await expect(task.getByText("within 2-4 weeks")).toBeVisible();
  await expect(task.getByText("4-6 weeks", { exact: true })).toBeVisible();
});

test("on a small screen a task takes the page, and Back to Tasks returns to the same place [D2-2.78]", async ({
  owner: page,
  jobId,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await openPlan(page, jobId);
  const card = cards(page).nth(12);
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  // Cards further down are drawn a few in each frame; a place is one only when all stand.
  await expect
    .poll(async () => {
      const before = await height();
      await page.waitForTimeout(300);
      return (await height()) - before;
    })
    .toBe(0);
  await card.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => window.scrollY);
  expect(at).toBeGreaterThan(300);
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { name: /^Available Tasks/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Back to Tasks" }).click();
  await expect(card).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - at)).toBeLessThan(5);
});

test("all tasks moved on leaves the printed sentence [D2-2.64]", async ({ owner: page, jobId }) => {
  await page.route("**/api/v1/actions?*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"status":"todo"', '"status":"completed"'),
    });
  });
  await openPlan(page, jobId);
  await expect(page.getByText("All tasks are in progress or completed!")).toBeVisible();
});

test("no analyses: said so, with the way to the dashboard [D2-2.44 D2-2.45]", async ({ owner: page }) => {
  await page.goto("/dashboard/actions");
  await expect(page.getByRole("heading", { name: "No SEO Analyses Found" })).toBeVisible();
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a plan that can't be loaded says so, with its request id, and Try Again asks again [D2-2.79 D2-2.80 D2-8.1 D2-8.2]", async ({
  owner: page,
  jobId,
}) => {
  await answerWith(page, "**/api/v1/actions?*", 500);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await expect(page.getByRole("heading", { name: "Error Loading Actions" })).toBeVisible();
  await expect(page.getByText("Failed to fetch actions")).toBeVisible();
  await page.unroute("**/api/v1/actions?*");
  const body = { success: false, error: "Own words", message: "Own words", code: "INTERNAL", requestId: "req-42" };
  await answerWith(page, "**/api/v1/actions?*", 500, body);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Own words")).toBeVisible();
  await expect(page.getByText("req-42")).toBeVisible();
  await page.unroute("**/api/v1/actions?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: /^Available Tasks/ })).toBeVisible();
});

test("the address chooses the analysis, and is put right where it can't [D1-2.14 D2-2.37 D2-2.38 D2-2.46 D2-4.13]", async ({
  owner: page,
  jobId,
  world,
  account,
}) => {
  const [first, newest] = [new URL(world.shop).host, "second.example"];
  const { jobId: second } = await world.plant("job", account.email, { domain: newest });
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/dashboard/actions");
  await expect(heading).toHaveText(newest);
  await expect(page).toHaveURL(/domain=.*&timestamp=/);
  await expect(page.getByLabel("Select Analysis").locator("option")).toHaveText([
    new RegExp(`^${newest} · .* · \\d+ tasks$`),
    new RegExp(`^${first} · .* · \\d+ tasks$`),
  ]);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await expect(heading).toHaveText(first);
  await page.goto(`/dashboard/actions?domain=${encodeURIComponent(newest)}`);
  await expect(heading).toHaveText(newest);
  // Another site's plan would be taken for it.
  await page.goto("/dashboard/actions?jobId=unknown");
  await expect(page.getByRole("heading", { name: "This analysis does not exist" })).toBeVisible();
  await expect(page).not.toHaveURL(/jobId/);
  // Nothing is blank while the code of that part is on its way.
  const code = Promise.withResolvers<void>();
  await page.route("**/no-analysis*.js", async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.reload();
  await page.waitForRequest("**/no-analysis*.js");
  await expect(page.locator("main .skeleton").first()).toBeVisible();
  code.resolve();
  await expect(page.getByRole("heading", { name: "This analysis does not exist" })).toBeVisible();
  await page.getByRole("link", { name: `Open the latest one, of ${newest}` }).click();
  await expect(heading).toHaveText(newest);
  await page.getByLabel("Select Analysis").selectOption({ index: 1 });
  await expect(heading).toHaveText(first);
  expect(second).not.toBe(jobId);
});

test("a change in another page arrives without asking [D2-4.9]", async ({ owner: page, jobId, world, account }) => {
  await openPlan(page, jobId);
  await expect(page.getByText("Live updates active")).toBeVisible();
  const [first] = await plan(world, account, jobId);
  await ask(world, "PUT", `/api/v1/actions/${first!.id}/progress`, account.token, { status: "in-progress" });
  await expect(page.getByRole("heading", { name: "In Progress (1)" })).toBeVisible({ timeout: 3_000 });
});

test("Refresh asks for the plan again [D2-2.59]", async ({ owner: page, jobId }) => {
  await openPlan(page, jobId);
  const call = page.waitForRequest((request) => new URL(request.url()).pathname === "/api/v1/actions");
  await page.getByRole("button", { name: "Refresh" }).click();
  await call;
});
