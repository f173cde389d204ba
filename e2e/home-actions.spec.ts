import { answerWith, ask, expect, test } from "./world.ts";

const GENERATE = "Generate Actions";

test("actions are read from the job's folder, then made again; Done leads to them after a second [D1-4.41 D1-4.42 D1-4.45 D1-4.46 D1-9.7]", async ({
  owner: page,
  account,
  world,
}) => {
  const { jobId } = await world.plant("job", account.email, { domain: "shop.example", actions: 12, unplanned: true });
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => request.method() === "POST" && asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  const button = page.getByRole("row", { name: /shop\.example/ }).getByRole("button", { name: GENERATE, exact: true });
  asked.length = 0;
  await button.click();
  await expect(page.getByRole("button", { name: "Done", exact: true })).toBeVisible();
  expect(asked).toEqual(["/api/v1/actions/parse", `/api/v1/jobs/${jobId}/regenerate-actions`]);
  await page.clock.runFor(900);
  await expect(page).toHaveURL(/\/$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(new RegExp(`/dashboard/actions\\?jobId=${jobId}$`));
  await page.goto("/");
  await expect(page.getByRole("link", { name: "View 12 tasks for shop.example" })).toBeVisible();
});

test("what goes wrong is said in the printed words; Error clears after three seconds [D1-4.43 D1-4.44 D1-8.21 D1-8.22 D1-8.23 D1-9.6]", async ({
  owner: page,
  account,
  world,
}) => {
  await world.plant("job", account.email, { domain: "shop.example", unplanned: true });
  await page.clock.install();
  await page.goto("/");
  const fault = page.getByRole("alert");
  const generate = page.getByRole("button", { name: GENERATE, exact: true });
  const failed = page.getByRole("button", { name: "Error", exact: true });

  await test.step("a server that fails", async () => {
    await answerWith(page, "**/regenerate-actions", 500);
    await generate.click();
    await expect(failed).toBeVisible();
    await expect(fault).toHaveText("Failed to generate actions (500)");
    await page.clock.runFor(2_900);
    await expect(failed).toBeVisible();
    await page.clock.runFor(200);
    await expect(generate).toBeVisible();
    await page.unroute("**/regenerate-actions");
  });

  await test.step("an analysis that was deleted", async () => {
    await world.plant("job", account.email, { domain: "old.example" });
    const { analyses } = (await ask(world, "GET", "/api/v1/actions/analyses", account.token)) as {
      analyses: { id: string }[];
    };
    await ask(world, "DELETE", `/api/v1/actions/analyses/${analyses[0]!.id}`, account.token);
    await page.reload();
    await page
      .getByRole("row", { name: /old\.example/ })
      .getByRole("button", { name: GENERATE })
      .click();
    await expect(fault).toHaveText("This analysis is too old. Please run a new analysis to generate actions.");
    await page.clock.runFor(3_100);
  });

  await test.step("nobody signed in", async () => {
    await page.evaluate(() => localStorage.removeItem("auth_token"));
    await generate.first().click();
    await expect(fault.first()).toHaveText("No authentication token found. Please log in again.");
  });
});

test("a shortage while actions are made opens the prompt", async ({ owner: page, account, world }) => {
  await world.plant("job", account.email, { domain: "shop.example", unplanned: true });
  await page.goto("/");
  await answerWith(page, "**/regenerate-actions", 403, { error: "Feature access denied" });
  await page.getByRole("button", { name: GENERATE, exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Credits required" })).toBeVisible();
});

test("a finished job leads to its report", async ({ owner: page, account, world }) => {
  const { jobId } = await world.plant("job", account.email, { domain: "shop.example" });
  await page.goto("/");
  await page.getByRole("link", { name: "Report of shop.example" }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/report\\?jobId=${jobId}$`));
});
