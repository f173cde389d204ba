import { answerWith, ask, expect, test } from "./world.ts";

test("a file opens in a large dialog, is copied whole, and closes by Escape and by the overlay [D1-2.65 D1-2.66 D1-2.67 D1-2.68 D1-2.70]", async ({
  owner: page,
  jobId,
  world,
  account,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`/dashboard/actions?jobId=${jobId}&tab=files`);
  const opener = page.getByRole("button", { name: /^Action plan/ });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "action plan" });
  await expect(dialog).toHaveAttribute("data-size", "lg");
  await expect(dialog.getByRole("heading", { name: /^Action plan: / })).toBeVisible();
  expect((await dialog.boundingBox())!.height).toBeLessThanOrEqual(640);
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  const answer = await ask(world, "GET", `/api/v1/jobs/${jobId}/files/action_plan.md`, account.token);
  const { content } = answer.data as { content: string };
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content);
  await dialog.getByRole("button", { name: "Raw" }).click();
  await expect(dialog.locator("pre")).toContainText("# Action plan");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog).toHaveCount(0);
});

test("what can't be read says so and can be tried again [D1-8.24 D1-8.25]", async ({ owner: page, jobId }) => {
  await page.goto(`/dashboard/actions?jobId=${jobId}&tab=files`);
  await answerWith(page, "**/files/action_plan.md", 500);
  await page.getByRole("button", { name: /^Action plan/ }).click();
  await expect(page.getByText("Failed to load file: 500")).toBeVisible();
  await page.unroute("**/files/action_plan.md");
  await answerWith(page, "**/files/action_plan.md", 200, { success: true, data: {} });
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Invalid response format")).toBeVisible();
  await page.unroute("**/files/action_plan.md");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: /^Action plan: / })).toBeVisible();
});

test("a refused token is answered with the way to sign in again [D1-8.27]", async ({ owner: page, jobId }) => {
  await page.goto(`/dashboard/actions?jobId=${jobId}&tab=files`);
  await answerWith(page, "**/files/action_plan.md", 401);
  await page.getByRole("button", { name: /^Action plan/ }).click();
  await expect(page.getByText("Failed to load file: 401")).toBeVisible();
  await page.getByRole("link", { name: "Sign in again" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText("Sign in to go on where you were.")).toBeVisible();
});

test("report files and summary stand in a finished job's details", async ({ owner: page, jobId }) => {
  await page.goto(`/?open=${jobId}`);
  await expect(page.getByRole("button", { name: /^Audit summary/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show Executive Summary" })).toBeVisible();
});

test("a missing summary is generated, with its states and its printed error [D1-2.87 D1-2.88 D1-2.89 D1-4.47 D1-8.37]", async ({
  owner: page,
  jobId,
}) => {
  await page.route("**/api/v1/actions?*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...body, executiveSummary: null } });
  });
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await expect(page.getByText("No executive summary available")).toBeVisible();
  const call = "**/generate-executive-summary";
  await answerWith(page, call, 500);
  await page.getByRole("button", { name: "Generate Executive Summary" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to generate executive summary");
  await page.unroute(call);
  let go = (): void => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(call, async (route) => {
    await held;
    await route.fulfill({
      json: { success: true, executive_summary: "# Fresh summary\n\n<b>Bold</b><script>window.hit = 1</script>" },
    });
  });
  await page.getByRole("button", { name: "Generate Executive Summary" }).click();
  const working = page.getByRole("button", { name: "Generating..." });
  await expect(working).toBeDisabled();
  await expect(working).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("alert")).toHaveCount(0);
  go();
  await page.getByRole("button", { name: "Show Executive Summary" }).click();
  await expect(page.getByRole("heading", { name: "Fresh summary" })).toBeVisible();
  await expect(page.locator("b", { hasText: "Bold" })).toBeVisible();
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

test("raw HTML in a summary shows as elements and never runs [D1-5.29]", async ({ owner: page, jobId }) => {
  const summary =
    '<b>bold</b>\n\n<table><tr><td>cell</td></tr></table>\n\n<details><summary>more</summary>text</details>\n\n<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
  await page.route("**/api/v1/actions?*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), executiveSummary: summary },
    });
  });
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await page.getByRole("button", { name: "Show Executive Summary" }).click();
  for (const name of ["b", "table", "details"]) await expect(page.locator(`.prose ${name}`)).toBeVisible();
  await expect(page.locator(".prose script, .prose img")).toHaveCount(0);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});
