import type { Page } from "@playwright/test";
import { answerWith, ask, expect, finishJob, test } from "./world.ts";

const JOB = {
  user_id: "u",
  created_at: "2026-11-20T09:00:00.000Z",
  started_at: null,
  completed_at: null,
  action_count: 0,
  action_generation_status: null as string | null,
  folderPath: "jobs/x",
  steps: { actions_parsing: { status: "pending" } },
  progress: 0,
  activity: null,
  health_score: null,
  ai_citation_score: null,
  pages_crawled: 0,
  error: null,
  warnings: [],
  completed_actions: 0,
  executive_summary: null,
};
type Planted = typeof JOB & {
  readonly id: string;
  readonly status: string;
  readonly url: string;
  readonly domain: string;
};

const plant = (number: number, status: string, part: object = {}): Planted => ({
  ...JOB,
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  url: `https://shop${number}.example/`,
  domain: `shop${number}.example`,
  created_at: `2026-11-${String(10 + number)}T09:00:00.000Z`,
  status,
  ...part,
});

/** The list holds exactly these jobs, and nothing arrives by itself. */
async function showJobs(page: Page, jobs: readonly Planted[]): Promise<void> {
  await page.route("**/api/v1/realtime", (route) => route.abort());
  await page.route(/\/api\/v1\/jobs\/0000/, (route) => {
    const job = jobs.find(({ id }) => route.request().url().endsWith(id));
    return route.request().method() === "GET"
      ? route.fulfill({ json: { success: true, data: job } })
      : route.fallback();
  });
  await answerWith(page, /\/api\/v1\/jobs$/, 200, { success: true, data: { active: jobs, completed: [] } });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Recent Jobs" })).toBeVisible();
}

const hosts = (page: Page): Promise<string[]> =>
  page
    .locator("tbody tr td:first-child")
    .evaluateAll((cells) => cells.map((cell) => /shop\d+/.exec(cell.textContent ?? "")?.[0] ?? ""));

test("an empty or unreadable address is refused in the printed words, and nothing is sent [D1-2.2 D1-2.49 D1-5.8 D1-5.9]", async ({
  owner: page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/process") && sent.push(request.url()));
  const field = page.getByLabel("Website address");
  const submit = page.getByRole("button", { name: "Generate SEO Reports", exact: true });
  await submit.click();
  await expect(field).toHaveAccessibleDescription("Please enter a URL");
  for (const typed of ["http://", "not a url"]) {
    await field.fill(typed);
    await submit.click();
    await expect(field).toHaveAccessibleDescription("Please enter a valid URL (e.g., https://example.com)");
    await expect(field).toHaveValue(typed);
  }
  expect(sent).toEqual([]);
});

test("a submission that fails says why and keeps the address [D1-8.14 D1-8.17]", async ({ owner: page }) => {
  const field = page.getByLabel("Website address");
  await field.fill("shop.example");
  await answerWith(page, "**/api/v1/process", 500);
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription("Processing failed");
  await page.unroute("**/api/v1/process");
  await page.route("**/api/v1/process", (route) => route.abort());
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription("Network error");
  await expect(field).toHaveValue("shop.example");
});

test("filters have counts and live in the address [D1-2.3 D1-2.50 D1-2.51 D1-2.52 D1-2.53 D1-2.54 D1-2.55]", async ({
  owner: page,
}) => {
  const statuses = [
    "completed",
    "completed",
    "completed",
    "failed",
    "failed",
    "queued",
    "starting",
    "partial_success",
    "generating_actions",
  ];
  await showJobs(
    page,
    statuses.map((status, index) => plant(index, status)),
  );
  for (const name of ["All 9", "Completed 3", "Processing 4", "Failed 2"])
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Failed 2" }).click();
  await expect(page).toHaveURL(/\?filter=failed$/);
  expect(await hosts(page)).toEqual(["shop4", "shop3"]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Failed 2" })).toHaveAttribute("aria-pressed", "true");
});

test("each column sorts up and down [D1-2.56 D1-2.57 D1-2.58]", async ({ owner: page }) => {
  await showJobs(page, [plant(2, "queued"), plant(1, "failed"), plant(3, "completed")]);
  expect(await hosts(page)).toEqual(["shop3", "shop2", "shop1"]);
  const sortBy = async (name: string): Promise<string[]> => {
    await page.getByRole("button", { name, exact: true }).click();
    return hosts(page);
  };
  expect(await sortBy("Website")).toEqual(["shop1", "shop2", "shop3"]);
  expect(await sortBy("Website")).toEqual(["shop3", "shop2", "shop1"]);
  expect(await sortBy("Status")).toEqual(["shop3", "shop1", "shop2"]);
  expect(await sortBy("Status")).toEqual(["shop2", "shop1", "shop3"]);
  expect(await sortBy("Date")).toEqual(["shop1", "shop2", "shop3"]);
  await expect(page.getByRole("columnheader", { name: "Date" })).toHaveAttribute("aria-sort", "ascending");
  expect(await sortBy("Date")).toEqual(["shop3", "shop2", "shop1"]);
});

test("Refresh asks for the list and shows what it says [D1-2.59]", async ({ owner: page, account, world }) => {
  await finishJob(world, account, world.shop);
  await page.route("**/api/v1/realtime", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("row", { name: /127/ })).toBeVisible();
  await ask(world, "DELETE", "/api/v1/jobs", account.token);
  const call = page.waitForRequest(/\/api\/v1\/jobs$/);
  await page.getByRole("button", { name: "Refresh" }).click();
  await call;
  await expect(page.getByText("No analyses yet")).toBeVisible();
});

test("one row per status shows its printed percent and label [D1-2.62]", async ({ owner: page }) => {
  const shown = {
    pending: [0, "Pending"],
    queued: [5, "Queued"],
    executing_step2_format: [70, "Report Generation"],
    executing_convergence: [90, "Final Report"],
  } as const;
  await showJobs(
    page,
    Object.keys(shown).map((status, index) => plant(index, status)),
  );
  for (const [index, [percent, label]] of Object.values(shown).entries()) {
    const row = page.getByRole("row", { name: new RegExp(`shop${index}`) });
    await expect(row).toContainText(label);
    await row.getByRole("button", { name: /^Details/ }).click();
    await expect(page.getByRole("progressbar", { name: /in detail/ })).toHaveAttribute(
      "aria-valuenow",
      String(percent),
    );
  }
});

test("deleting asks first, in words that fit the job; keeping keeps it [D1-2.61 D1-5.16 D1-5.17 D1-5.18 D1-5.19]", async ({
  owner: page,
}) => {
  await showJobs(page, [plant(1, "queued"), plant(2, "completed"), plant(3, "failed")]);
  const ask = async (name: string): Promise<string> => {
    await page.getByRole("button", { name }).click();
    const dialog = page.getByRole("alertdialog");
    const text = (await dialog.textContent()) ?? "";
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    return text;
  };
  expect(await ask("Cancel the analysis of shop1.example")).toMatch(
    /cancels and deletes.*stops the analysis.*removes partial results.*cannot be undone/,
  );
  expect(await ask("Delete the analysis of shop2.example")).toMatch(
    /report, recommendations and executive summary will be permanently deleted.*cannot be undone/,
  );
  expect(await ask("Delete the analysis of shop3.example")).toMatch(/removed from your list.*cannot be undone/);
  expect(await hosts(page)).toEqual(["shop3", "shop2", "shop1"]);
});

test("failed deletions say so and leave the list [D1-8.35 D1-8.36]", async ({ owner: page }) => {
  await showJobs(page, [plant(1, "completed")]);
  await page.route(/\/api\/v1\/jobs(\/.*)?$/, (route) =>
    route.request().method() === "DELETE" ? route.fulfill({ status: 500, body: "{}" }) : route.fallback(),
  );
  await page.getByRole("button", { name: "Delete the analysis of shop1.example" }).click();
  await page.getByRole("button", { name: "Delete analysis" }).click();
  await expect(page.getByRole("alertdialog").getByRole("alert")).toHaveText("Delete failed");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete All" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete All" }).click();
  await expect(page.getByRole("alertdialog").getByRole("alert")).toHaveText("Clear failed");
});

test("a deleted job and Delete All really empty the list [D1-2.60]", async ({ owner: page, jobId, account, world }) => {
  await page.reload();
  await page.getByRole("button", { name: /^Delete the analysis/ }).click();
  await page.getByRole("button", { name: "Delete analysis" }).click();
  await expect(page.getByText("No analyses yet")).toBeVisible();
  expect(await ask(world, "GET", `/api/v1/jobs/${jobId}`, account.token)).toMatchObject({ success: false });
  await finishJob(world, account, world.shop);
  await page.reload();
  await page.getByRole("button", { name: "Delete All" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete All" }).click();
  await expect(page.getByText("No analyses yet")).toBeVisible();
});

test("quick stats add up what the jobs say [D1-2.5]", async ({ owner: page, jobId, account, world }) => {
  await page.reload();
  const { data } = await ask(world, "GET", `/api/v1/jobs/${jobId}`, account.token);
  const job = data as { pages_crawled: number; action_count: number; health_score: number };
  const shown = page.locator("dl[aria-label='Quick stats'] > div");
  await expect(shown).toHaveText([
    "Analyses1",
    `Pages checked${job.pages_crawled}`,
    `Tasks done0 of ${job.action_count}`,
    `Average health${job.health_score} of 100`,
  ]);
});

test("a finished job opens its plan by its count, its name and its row [D1-2.63 D1-4.40]", async ({
  owner: page,
  jobId,
}) => {
  await page.reload();
  const open = page.getByRole("link", { name: /^View \d+ tasks for 127/ });
  await expect(open).toHaveText(/View \d+/);
  await open.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/actions\\?jobId=${jobId}$`));
  await page.goBack();
  await page.getByRole("cell", { name: /Completed/ }).click();
  await expect(page).toHaveURL(new RegExp(`jobId=${jobId}$`));
});

test("a job that failed says why in one sentence and can be tried again", async ({ owner: page, account, world }) => {
  await finishJob(world, account, "https://nothing-here.example/");
  await page.reload();
  await page.getByRole("button", { name: /^Details/ }).click();
  await expect(page.getByText(/nothing-here\.example/).last()).toBeVisible();
  const again = page.waitForRequest("**/api/v1/process");
  await page.getByRole("button", { name: "Retry" }).click();
  expect(((await again).postDataJSON() as { url: string }).url).toContain("nothing-here.example");
});

test("a running job is asked for every 5 s, a fresh one every 2 s, until it ends [D1-4.29 D1-4.30 D1-4.31 D1-4.32 D1-4.35 D1-4.36]", async ({
  owner: page,
}) => {
  await page.clock.install();
  let calls = 0;
  let status = "queued";
  await showJobs(page, []);
  await page.route(/\/api\/v1\/jobs\/0000/, (route) => {
    calls += 1;
    return route.fulfill({ json: { success: true, data: plant(1, status) } });
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
    data: plant(1, "queued"),
    job: plant(1, "queued"),
  });
  await page.getByLabel("Website address").fill("shop1.example");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /shop1/ })).toContainText("Queued");
  const fresh = await callsDuring(40);
  expect(fresh).toBeGreaterThanOrEqual(19);
  expect(fresh).toBeLessThanOrEqual(23);

  const list = { success: true, data: { active: [plant(1, "queued")], completed: [] } };
  await answerWith(page, /\/api\/v1\/jobs$/, 200, list);
  await page.reload();
  await expect(page.getByRole("row", { name: /shop1/ })).toContainText("Queued");
  const known = await callsDuring(50);
  expect(known).toBeGreaterThanOrEqual(9);
  expect(known).toBeLessThanOrEqual(12);

  for (const end of ["partial_success", "partially_completed", "failed", "completed"]) {
    status = end;
    await callsDuring(7);
    await expect(page.getByText("Queued")).toHaveCount(0);
    expect(await callsDuring(12)).toBe(0);
    status = "queued";
    await page.reload();
    await expect(page.getByRole("row", { name: /shop1/ })).toContainText("Queued");
  }
});

test("a job that vanished is dropped and asked for no more [D1-4.34 D1-4.33]", async ({ owner: page }) => {
  await page.clock.install();
  let calls = 0;
  await showJobs(page, [plant(1, "queued"), plant(2, "queued", { action_generation_status: "failed" })]);
  await page.route(/\/api\/v1\/jobs\/0000/, (route) => {
    calls += 1;
    return route.fulfill({
      status: 404,
      json: { success: false, error: "Not found", message: "", code: "NOT_FOUND", requestId: "r" },
    });
  });
  await page.reload();
  await expect(page.getByText("shop1.example")).toHaveCount(0);
  await expect(page.getByText("shop2.example")).toBeVisible();
  await page.clock.runFor(20_000);
  expect(calls).toBe(1);
});

test("changes of own jobs arrive without a poll, in every open page [D1-4.37]", async ({
  owner: page,
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
  owner: page,
  context,
  world,
  account,
}) => {
  const other = await context.newPage();
  await other.goto(world.origin);
  await expect(other.getByText("No analyses yet")).toBeVisible();
  await page.bringToFront();
  for (const open of [page, other])
    await open.evaluate(() => {
      const titles: string[] = [];
      Object.assign(window, { titles });
      const watch = new MutationObserver(() => titles.push(document.title));
      watch.observe(document.querySelector("title")!, { childList: true });
    });
  await ask(world, "POST", "/api/v1/process", account.token, { url: world.slowShop });
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
