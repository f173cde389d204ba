import { hosts, makeJob, showJobs } from "./shown-jobs.ts";
import { ask, expect, finishJob, test } from "./world.ts";

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
    statuses.map((status, index) => makeJob(index, status)),
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
  await showJobs(page, [makeJob(2, "queued"), makeJob(1, "failed"), makeJob(3, "completed")]);
  await expect.poll(() => hosts(page)).toEqual(["shop3", "shop2", "shop1"]);
  const sortBy = async (name: string, expected: readonly string[]): Promise<void> => {
    await page.getByRole("button", { name, exact: true }).click();
    await expect.poll(() => hosts(page)).toEqual(expected);
  };
  await sortBy("Website", ["shop1", "shop2", "shop3"]);
  await sortBy("Website", ["shop3", "shop2", "shop1"]);
  await sortBy("Status", ["shop3", "shop1", "shop2"]);
  await sortBy("Status", ["shop2", "shop1", "shop3"]);
  await sortBy("Date", ["shop1", "shop2", "shop3"]);
  await expect(page.getByRole("columnheader", { name: "Date" })).toHaveAttribute("aria-sort", "ascending");
  await sortBy("Date", ["shop3", "shop2", "shop1"]);
});

test("Refresh asks for the list and shows what it says [D1-2.59]", async ({ home: page, account, world }) => {
  await world.plant("copy", account.email, { jobId: await world.finishedJob() });
  await page.route("**/api/v1/realtime", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("row", { name: /127/ })).toBeVisible();
  await ask(world, "DELETE", "/api/v1/jobs", account.token);
  const call = page.waitForRequest(/\/api\/v1\/jobs$/);
  await page.getByRole("button", { name: "Refresh" }).click();
  await call;
  await expect(page.getByText("No analyses yet")).toBeVisible();
});

const SHOWN = {
  pending: [0, "Pending"],
  queued: [5, "Queued"],
  starting: [10, "Starting"],
  executing_parallel_streams: [20, "Analyzing Website"],
  executing_step1: [30, "AI Analysis"],
  executing_step2: [50, "Data Collection"],
  executing_step2_format: [70, "Report Generation"],
  executing_step3: [80, "Creating Recommendations"],
  executing_convergence: [90, "Final Report"],
  generating_actions: [25, "Generating Actions"],
  executing_actions_parsing: [25, "Executing Actions Parsing"],
  partial_success: [25, "Partial Success"],
  partially_completed: [25, "Partially Completed"],
  completed: [100, "Completed"],
  failed: [0, "Failed"],
} as const;
const ENDED: readonly string[] = ["partial_success", "partially_completed", "completed", "failed"];

test("each of the fifteen statuses shows its printed percent and label, and is asked for until it has ended [D1-2.62 D1-2.64 D1-4.12 D1-4.13 D1-4.14 D1-4.15 D1-4.16 D1-4.17 D1-4.18 D1-4.19 D1-4.20 D1-4.21 D1-4.22 D1-4.23 D1-4.24 D1-4.26 D1-4.27 D1-4.28]", async ({
  home: page,
  account,
  world,
}) => {
  const statuses = Object.keys(SHOWN) as (keyof typeof SHOWN)[];
  const asked = new Set<string>();
  page.on("request", (request) => {
    const [, id] = /\/api\/v1\/jobs\/([0-9a-f-]{36})$/.exec(request.url()) ?? [];
    if (id !== undefined) asked.add(id);
  });
  const ids = await world.plant("statuses", account.email, { statuses });
  await page.reload();
  for (const name of ["All 15", "Completed 1", "Processing 13", "Failed 1"])
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  for (const [index, [percent, label]] of Object.values(SHOWN).entries()) {
    const row = page.getByRole("row", { name: new RegExp(`shop${index}\\.`) });
    await expect(row).toContainText(label);
    const bar = row.getByRole("progressbar");
    if ((await bar.count()) > 0) await expect(bar).toHaveAttribute("aria-valuenow", String(percent));
  }
  const running = ids.filter((_, index) => !ENDED.includes(statuses[index]!));
  await expect.poll(() => ids.filter((id) => asked.has(id)), { timeout: 15_000 }).toEqual(running);
});

test("a status that is not known yet shows a quarter and its own words [D1-4.25]", async ({ owner: page }) => {
  await showJobs(page, [makeJob(1, "some_new_state")]);
  const row = page.getByRole("row", { name: /shop1/ });
  await expect(row).toContainText("Some New State");
  await row.getByRole("button", { name: /^Details/ }).click();
  await expect(page.getByRole("progressbar", { name: /in detail/ })).toHaveAttribute("aria-valuenow", "25");
});

test("deleting asks first, in words that fit the job; keeping keeps it [D1-2.61 D1-5.16 D1-5.17 D1-5.18 D1-5.19]", async ({
  owner: page,
}) => {
  await showJobs(page, [makeJob(1, "queued"), makeJob(2, "completed"), makeJob(3, "failed")]);
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
  await showJobs(page, [makeJob(1, "completed")]);
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

test("a deleted job and Delete All really empty the list [D1-2.60]", async ({ home: page, jobId, account, world }) => {
  await page.reload();
  await page.getByRole("button", { name: /^Delete the analysis/ }).click();
  await page.getByRole("button", { name: "Delete analysis" }).click();
  await expect(page.getByText("No analyses yet")).toBeVisible();
  expect(await ask(world, "GET", `/api/v1/jobs/${jobId}`, account.token)).toMatchObject({ success: false });
  await world.plant("copy", account.email, { jobId: await world.finishedJob() });
  await page.reload();
  await page.getByRole("button", { name: "Delete All" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete All" }).click();
  await expect(page.getByText("No analyses yet")).toBeVisible();
});

test("quick stats add up what the jobs say, from nothing on [D1-2.5]", async ({ home: page, world, account }) => {
  const shown = page.locator("dl[aria-label='Quick stats'] > div");
  await expect(shown).toHaveText(["Analyses0", "Pages checked0", "Tasks done0 of 0", "Average health–"]);
  const jobId = await world.plant("copy", account.email, { jobId: await world.finishedJob() });
  await page.reload();
  const { data } = await ask(world, "GET", `/api/v1/jobs/${jobId}`, account.token);
  const job = data as { pages_crawled: number; action_count: number; health_score: number };
  await expect(shown).toHaveText([
    "Analyses1",
    `Pages checked${job.pages_crawled}`,
    `Tasks done0 of ${job.action_count}`,
    `Average health${job.health_score} of 100`,
  ]);
});

test("a finished job opens its plan by its count, its name and its row [D1-2.63 D1-4.40]", async ({
  home: page,
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
  await page.goBack();
  await page.getByRole("button", { name: /^Audit 127.+ again$/ }).click();
  await expect(page.getByRole("button", { name: /^Details of 127/ })).toHaveCount(2);
});

test("a job that failed says why in one sentence and can be tried again", async ({ home: page, account, world }) => {
  await finishJob(world, account, "https://nothing-here.example/");
  await page.reload();
  await page.getByRole("button", { name: /^Details/ }).click();
  await expect(page.getByText(/nothing-here\.example/).last()).toBeVisible();
  const again = page.waitForRequest("**/api/v1/process");
  await page.getByRole("button", { name: "Retry" }).click();
  expect(((await again).postDataJSON() as { url: string }).url).toContain("nothing-here.example");
});

test("10,000 jobs are counted at once and all of them can be reached, filtered and sorted", async ({
  owner: page,
  account,
  world,
}) => {
  await world.plant("history", account.email, { jobs: 10_000 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "All 10,000", exact: true })).toBeVisible();
  const place = page.getByRole("navigation", { name: "Pages of jobs" }).getByRole("status");
  // The count is there at once, the older jobs come in replies one after the other.
  await expect(place).toHaveText("1–25 of 10,000", { timeout: 30_000 });
  await expect(page.getByRole("row")).toHaveCount(26);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(place).toHaveText("26–50 of 10,000");
  await expect(page).toHaveURL(/\?page=2$/);
  expect((await hosts(page))[0]).toBe("shop26");
  await page.getByRole("button", { name: "Failed 2,500" }).click();
  await expect(place).toHaveText("1–25 of 2,500");
  expect((await hosts(page))[0]).toBe("shop4");
  await page.getByRole("button", { name: "Date", exact: true }).click();
  expect((await hosts(page))[0]).toBe("shop10000");
  await page.getByLabel("Search websites").fill("shop77");
  await expect(page.getByRole("row")).toHaveCount(26);
  await page.reload();
  await expect(page.getByRole("row")).toHaveCount(26);
});

test("where nothing is sold, a quiet line says that everything is open", async ({ home: page }) => {
  await expect(
    page.getByText("Every analysis is open in full here; nothing is sold on this installation."),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Your access" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /plans/ })).toHaveCount(0);
});
