import { makeLink, plantAnalysis, revokeLink, stranger } from "./shares.ts";
import { answerWith, ask, expect, test } from "./world.ts";

const GONE = "Link Not Found: This link may have expired, been revoked, or never existed.";

test("a stranger reads the tasks of a link and changes nothing, until it is revoked [D2-1.5 D2-2.8 D2-2.9 D2-2.10 D2-2.11 D2-2.12 D2-2.16 D2-4.5]", async ({
  context,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example");
  const link = await makeLink(world, account, jobId);
  const page = await stranger(context);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(world.origin)) foreign.push(request.url());
  });
  const answer = await page.goto(link.shareUrl);
  expect(answer!.headers()).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  const html = await answer!.text();
  for (const secret of ["For Ann", "one.example", account.email, link.token]) expect(html).not.toContain(secret);
  expect(html).toContain('<meta property="og:title" content="Shared SEO analysis"');
  await expect(page.getByRole("heading", { name: "For Ann" })).toBeVisible();
  const cards = page.locator("[data-action-id]");
  await expect(cards).toHaveCount(12);
  for (const name of ["Export MD", "Refresh", /^Start Task/, /^Mark Complete/, /^Reopen/, "Share"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await expect(cards.first().getByRole("button")).toHaveText(/^View Details/);
  await expect(page).toHaveTitle(/SEO analysis of one\.example/);
  const again = page.waitForResponse(/\/api\/v1\/share\//);
  await page.getByRole("button", { name: /^Read again, as of \d/ }).click();
  expect((await again).status()).toBe(200);
  await page.getByLabel("Impact").selectOption("high");
  await expect(cards).toHaveCount(6);
  await cards.first().getByRole("button").click();
  const task = page.getByRole("article");
  await expect(task.getByRole("heading", { name: "Solution" })).toBeVisible();
  await expect(task.getByLabel("Notes")).toHaveCount(0);
  await page.keyboard.press("s");
  await page.goBack();
  await page.setViewportSize({ width: 1200, height: 800 });
  if ((await page.getByRole("complementary", { name: "Filters" }).count()) === 0)
    await page.getByRole("button", { name: "Filters" }).click();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.getByRole("complementary", { name: "Filters" })).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(page.getByRole("complementary", { name: "Filters" })).toHaveCount(0);
  const actions = (await ask(world, "GET", `/api/v1/actions?jobId=${jobId}`, account.token)).actions as {
    id: string;
    status: string;
  }[];
  expect(actions.every(({ status }) => status === "todo")).toBe(true);
  expect(
    await ask(world, "PUT", `/api/v1/actions/${actions[0]!.id}/progress`, null, { status: "completed" }),
  ).toMatchObject({
    code: "AUTHENTICATION_REQUIRED",
  });
  expect(foreign).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await revokeLink(world, account, link);
  for (const address of [link.shareUrl, `${world.origin}/shared/${"x".repeat(43)}`]) {
    await page.goto(address);
    await expect(page.getByRole("alert")).toContainText(GONE);
    await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", "/signup");
  }
  await page.context().close();
});

test("a preview shows eight, counts the rest and leads to sign-up; its events fail unseen [D2-2.13 D2-2.14 D2-2.15 D2-7.14 D2-7.15 D2-8.53]", async ({
  context,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example", 100);
  const preview = await makeLink(world, account, jobId, { shareMode: "preview" });
  const full = await makeLink(world, account, jobId);
  const page = await stranger(context);
  const events: Record<string, unknown>[] = [];
  await page.route("**/api/v1/analytics/*", async (route) => {
    events.push({ path: new URL(route.request().url()).pathname, ...route.request().postDataJSON() });
    await route.fulfill({ status: 500, body: "{}" });
  });
  await page.goto(full.shareUrl);
  await expect(page.locator("[data-action-id]")).toHaveCount(100);
  expect(events).toEqual([]);
  await page.goto(preview.shareUrl);
  await expect(page.locator("[data-action-id]")).toHaveCount(8);
  const banner = page.getByRole("region", { name: "Preview" });
  for (const text of ["100Total tasks", "8Shown here", "92Remaining"])
    await expect(banner.getByText(text.replace(/^\d+/, "")).locator("..")).toHaveText(text);
  const sent = { shareToken: preview.token, jobId, timestamp: expect.any(String) };
  await expect.poll(() => events).toEqual([{ path: "/api/v1/analytics/preview-viewed", ...sent }]);
  const follow = banner.getByRole("link");
  const url = new URL((await follow.getAttribute("href"))!, world.origin);
  expect([url.pathname, ...[...url.searchParams].flat()]).toEqual([
    "/signup",
    "source",
    "preview",
    "utm_campaign",
    "shared_preview",
    "utm_content",
    preview.token,
  ]);
  await follow.click();
  await expect(page.getByRole("heading", { name: "Sign Up" })).toBeVisible();
  expect(events.at(-1)).toEqual({ path: "/api/v1/analytics/preview-cta-clicked", ...sent });
  expect(events).toHaveLength(2);
  await page.context().close();
});

test("documents have a tab each, named after their file, and the facts of the link [D2-2.2 D2-2.3 D2-2.4 D2-2.5]", async ({
  context,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example");
  const part = { sharedContent: ["executive_summary", "job_metadata"], description: "Read this first" };
  const link = await makeLink(world, account, jobId, part);
  expect(link.shareUrl).toContain("/share/");
  const page = await stranger(context);
  await page.goto(link.shareUrl);
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["Executive summary", "Audit summary"]);
  for (const text of ["For Ann", "Read this first", "1 view"]) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(/^Created \d/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^one\.example\// })).toBeVisible();
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel").getByRole("heading", { name: "Audit" })).toBeVisible();
  await expect(page).toHaveURL(/doc=audit_summary\.md/);
  await page.context().close();
});

test("documents: nothing to read, not to be had, and fifty revoked links alike [D2-2.6 D2-2.7 D2-8.10]", async ({
  context,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example");
  const links = await Promise.all(Array.from({ length: 50 }, () => makeLink(world, account, jobId)));
  const page = await stranger(context);
  const path = `**/api/v1/share/${links[0]!.token}`;
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, content: {} } } });
  });
  await page.goto(`/share/${links[0]!.token}`);
  await expect(page.getByText("No content available")).toBeVisible();
  await page.unroute(path);
  await answerWith(page, path, 500);
  await page.goto(`/share/${links[0]!.token}`);
  await expect(page.getByRole("heading", { name: "Content Not Available" })).toBeVisible();
  await expect(page.getByText("Failed to load shared content")).toBeVisible();
  await page.unroute(path);
  await Promise.all(links.map((link) => revokeLink(world, account, link)));
  const answers = await Promise.all(links.map(({ token }) => ask(world, "GET", `/api/v1/share/${token}`, null)));
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([GONE]));
  await page.goto(`/share/${links[0]!.token}`);
  await expect(page.getByRole("heading", { name: "Content Not Available" })).toBeVisible();
  await expect(page.getByText(GONE)).toBeVisible();
  await page.context().close();
});
