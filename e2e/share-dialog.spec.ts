import type { Page } from "@playwright/test";
import { makeLink, plantAnalysis } from "./shares.ts";
import { answerWith, expect, test, whereSold } from "./world.ts";

test.use({ settings: whereSold });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Share Analysis Dashboard" });
const create = (page: Page) => page.getByRole("button", { name: "Create Share Link" });

async function openDialog(page: Page, jobId: string): Promise<void> {
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

test("a link is made, copied and forgotten again [D2-2.40 D2-2.96 D2-4.18 D2-4.19 D2-4.20 D2-4.21 D2-4.22 D2-4.23 D2-5.2 D2-5.3 D2-5.4 D2-5.6 D2-7.9 D2-8.8]", async ({
  owner: page,
  account,
  world,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await world.plant("subscription", account.email, { tier: "tier1" });
  const jobId = await plantAnalysis(world, account, "one.example");
  await page.clock.install();
  await openDialog(page, jobId);
  const parts = ["Tasks", "Executive summary", "Website and scores"];
  for (const name of parts) await expect(page.getByLabel(name, { exact: true })).toBeChecked();
  await expect(page.getByLabel("Progress tracking (coming soon)")).toBeDisabled();
  await expect(page.getByLabel("Progress tracking (coming soon)")).not.toBeChecked();
  for (const name of parts) await page.getByLabel(name, { exact: true }).uncheck();
  await expect(create(page)).toBeDisabled();
  for (const name of parts) await page.getByLabel(name, { exact: true }).check();
  await page.getByLabel("Preview").check();
  await page.getByLabel("Title").fill("For the agency");
  await page.getByLabel("Description").fill("Schema first");
  const asked = page.waitForRequest("**/api/v1/share/create");
  await create(page).click();
  expect((await asked).postDataJSON()).toEqual({
    jobId,
    title: "For the agency",
    description: "Schema first",
    sharedContent: ["actions", "executive_summary", "job_metadata"],
    shareMode: "preview",
    expiresIn: null,
  });
  const link = page.getByLabel("Share link");
  await expect(link).toHaveValue(new RegExp(`^${world.origin}/shared/[\\w-]{43}$`));
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  const copied = page.getByText("Link copied to clipboard!");
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await page.clock.fastForward(2_000);
  await expect(copied).toHaveCount(0, { timeout: 1_500 });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Failed to copy link to clipboard")).toBeVisible();
  await page.getByRole("button", { name: "Create Another" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await page.getByLabel("Title").fill("left behind");
  await page.getByLabel("Preview").check();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await create(page).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test("each printed time can be chosen, never is the default, and full access comes back for who has it [D2-9.3 D2-9.4 D2-9.5 D2-9.6 D2-9.7 D2-4.24]", async ({
  owner: page,
  account,
  world,
}) => {
  await world.plant("subscription", account.email, { tier: "tier1" });
  await openDialog(page, await plantAnalysis(world, account, "one.example"));
  await expect(page.getByLabel("Full Access")).toBeChecked();
  for (const [label, hours] of [
    [null, null],
    ["After 24 hours", 24],
    ["After 3 days", 72],
    ["After 7 days", 168],
    ["After 30 days", 720],
  ] as const) {
    if (label !== null) await page.getByLabel("Expires").selectOption(label);
    const asked = page.waitForRequest("**/api/v1/share/create");
    await create(page).click();
    expect((await asked).postDataJSON()).toMatchObject({ expiresIn: hours, shareMode: "full" });
    await page.getByRole("button", { name: "Create Another" }).click();
    await expect(page.getByLabel("Expires")).toHaveValue("null");
    await expect(page.getByLabel("Full Access")).toBeChecked();
  }
});

test("without a plan: eight actions, the banner, and full links locked [D2-1.6 D2-6.3 D2-6.4 D2-6.6 D2-5.5 D2-8.6 D2-4.24]", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "free.example", 100);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  const banner = page.getByRole("region", { name: "Upgrade" });
  expect(await banner.getByRole("heading").textContent()).toBe("Your SEO audit found 100+wins");
  await expect(banner.getByRole("link", { name: "Unlock All 100+ Actions" })).toHaveAttribute(
    "href",
    /^\/account\/upgrade\?domain=free\.example&/,
  );
  await expect(page.locator("[data-action-id]")).toHaveCount(8);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByLabel("Full Access")).toBeDisabled();
  await expect(page.getByText("Part of paid plans.")).toBeVisible();
  await expect(page.getByLabel("Preview")).toBeChecked();
  // The plan may end while the dialog is open; the server then refuses.
  const refusal = { success: false, error: "No.", message: "No.", code: "SHARING_RESTRICTED", requestId: "r" };
  await answerWith(page, "**/api/v1/share/create", 403, refusal);
  await create(page).click();
  await expect(page.getByText("No. Please upgrade to a paid plan for full access sharing.")).toBeVisible();
});

test("what the server says of a link that can't be made is shown, else the printed sentence [D2-8.7 D2-5.1]", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example");
  await openDialog(page, jobId);
  await answerWith(page, "**/api/v1/share/create", 500);
  await create(page).click();
  await expect(page.getByText("Failed to create share link")).toBeVisible();
  await page.unroute("**/api/v1/share/create");
  await page.route("**/api/v1/share/create", (route) =>
    route.continue({ postData: JSON.stringify({ sharedContent: ["actions"] }) }),
  );
  await create(page).click();
  await expect(page.getByText("Job ID is required to create a share link")).toBeVisible();
  await page.unroute("**/api/v1/share/create");
  for (let made = 0; made < 5; made += 1) await makeLink(world, account, jobId, { shareMode: "preview" });
  await create(page).click();
  await expect(page.getByText("You have 5 live links already.")).toBeVisible();
});
