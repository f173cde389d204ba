import { type Page } from "@playwright/test";
import { buy } from "./buy.ts";
import { answerWith, expect, test, whereSold } from "./world.ts";

test.use({ settings: whereSold });

const plan = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Plans" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
const history = (page: Page) => page.getByRole("table", { name: "Subscription history" });

test("a free account chooses, pays on the checkout page and comes back to an open plan [D2-2.27 D2-2.28 D2-2.29 D2-2.31 D2-2.34 D2-2.35 D2-2.36 D2-4.28 D2-7.19 D2-9.28 D2-9.39 D1-2.12]", async ({
  owner: page,
  account,
  world,
}) => {
  test.setTimeout(120_000);
  const { jobId } = await world.plant("job", account.email, { domain: "one.example", actions: 12 });
  const tasks = `/dashboard/actions?jobId=${jobId}`;
  await page.goto(tasks);
  await expect(page.getByRole("region", { name: "Upgrade" })).toBeVisible();

  for (const path of ["subscription-success", "subscription", "upgrade"]) {
    await page.goto(`/account/${path}`);
    await expect(page.getByRole("heading", { level: 1, name: "Choose Your Plan", exact: true })).toBeVisible();
    await expect(page.getByRole("list", { name: "Plans" }).getByRole("heading")).toHaveText([
      "Basic",
      "Professional",
      "Business",
      "Power",
    ]);
    await expect(page.getByRole("heading", { name: "Subscription history" })).toBeVisible();
  }
  await expect(page.getByText("TEST", { exact: true })).toBeVisible();
  await expect(page.getByText("Cancel or change your plan anytime", { exact: true })).toBeVisible();
  await expect(plan(page, "Professional").getByText("Most Popular", { exact: true })).toBeVisible();
  await expect(page.getByText("Most Popular")).toHaveCount(1);
  await expect(plan(page, "Basic")).toContainText("$29");
  await expect(plan(page, "Basic")).toContainText("1 domain analysis per month");
  await expect(page.getByRole("button", { name: /portal|Cancel/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to Account" }).click();
  await expect(page).toHaveURL("/account");
  await page.getByRole("link", { name: "See plans" }).click();
  await expect(page).toHaveURL("/account/upgrade");

  await page.goto("/account/upgrade?promo=OTHER");
  await expect(page.getByText('Discount code "OTHER" will be applied at checkout', { exact: true })).toBeVisible();
  await page.goto("/account/upgrade?promo=EXPIRED");
  await expect(page.getByText('Discount code "EXPIRED" is not valid. Prices are the usual ones.')).toBeVisible();
  await page.goto(`/account/upgrade?discount=SPRING&promo=OTHER&next=${encodeURIComponent(tasks)}`);
  await expect(page.getByText('Discount code "SPRING" will be applied at checkout', { exact: true })).toBeVisible();
  const asked = page.waitForRequest("**/subscription/create-checkout");
  let checkouts = 0;
  page.on("request", (request) => request.url().endsWith("/create-checkout") && (checkouts += 1));
  await plan(page, "Basic").getByRole("button").dblclick();
  expect((await asked).postDataJSON()).toEqual({
    tier: "tier1",
    successUrl: `${world.origin}/account/subscription-success`,
    cancelUrl: `${world.origin}/account/upgrade`,
    promotionCode: "SPRING",
  });
  await page.waitForURL("**/sandbox/checkout/**");
  expect(checkouts, "a double click is one act").toBe(1);
  await expect(page.getByRole("heading", { name: "Basic" })).toBeVisible();
  await page.getByRole("button", { name: "Let the card decline" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Go back without paying" }).click();
  await expect(page).toHaveURL("/account/upgrade");
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();

  await page.goto(tasks);
  await page.getByRole("region", { name: "Upgrade" }).getByRole("link").click();
  await plan(page, "Basic").getByRole("button").click();
  await page.getByRole("button", { name: /^Pay \$29/ }).click();
  await expect(page.getByText(/^Payment verified! Access activated until .+\.$/)).toBeVisible();
  await expect(page).toHaveURL("/account/subscription-success");
  await expect(page.getByRole("heading", { name: "Change Your Plan", exact: true })).toBeVisible();
  await expect(plan(page, "Basic")).toContainText("Current plan");
  await expect(history(page).getByText("Paid", { exact: true })).toBeVisible();
  await expect(history(page).getByText("$29", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Continue where you were" }).click();
  await expect(page).toHaveURL(new RegExp(jobId));
  await expect(page.getByRole("heading", { name: "Available Tasks (12)" })).toBeVisible();
});

test("a plan is raised, lowered, cancelled, taken back and ended [D2-1.8 D2-2.30 D2-2.32 D2-2.33 D2-4.29 D2-4.30 D2-8.35 D2-8.39 D2-8.40 D2-8.42 D2-7.21]", async ({
  owner: page,
  account,
  world,
}) => {
  test.setTimeout(120_000);
  await buy(world, account, "tier2");
  await page.goto("/account/subscription");
  await expect(page.getByRole("heading", { name: "Change Your Plan", exact: true })).toBeVisible();
  const alert = page.getByRole("alertdialog");
  const updates: string[] = [];
  page.on("request", (request) => request.url().endsWith("/update-plan") && updates.push(request.url()));
  const reloaded = () =>
    page.evaluate(() => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).type);

  await plan(page, "Business").getByRole("button", { name: "Upgrade to Business" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/Due today\s*\$1(19|20)/);
  await expect(dialog).toContainText("Now");
  expect(updates).toEqual([]);
  await dialog.getByRole("button", { name: "Upgrade to Business" }).click();
  await expect(alert).toContainText("Subscription upgrade successful!");
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(plan(page, "Business")).toContainText("Current plan");
  expect(await reloaded()).toBe("reload");

  await plan(page, "Basic").getByRole("button", { name: "Downgrade to Basic" }).click();
  await expect(dialog).toContainText(/Due today\s*\$0/);
  await expect(dialog).toContainText("Nothing is refunded");
  await dialog.getByRole("button", { name: "Downgrade to Basic" }).click();
  await expect(alert).toContainText("Subscription downgrade successful!");
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(alert).toHaveCount(0);
  await expect(plan(page, "Business")).toContainText("Current plan");
  await expect(plan(page, "Basic")).toContainText("Begins with your next period.");
  await page.getByRole("region", { name: "Next plan" }).getByRole("button", { name: "Keep Business" }).click();
  await expect(alert).toContainText("You keep Business.");
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(plan(page, "Basic").getByRole("button", { name: "Downgrade to Basic" })).toBeVisible();

  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await dialog.getByRole("button", { name: "Cancel at period end" }).click();
  await expect(alert).toContainText(/^Your subscription will end on \w/);
  await alert.getByRole("button", { name: "OK" }).click();
  const banner = page.getByRole("region", { name: "Cancellation" });
  await banner.getByRole("button", { name: "Reactivate" }).click();
  await expect(alert).toContainText("Your subscription has been reactivated!");
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(banner).toHaveCount(0);

  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Billing portal" }).click();
  const portal = await opened;
  await portal.waitForURL("**/sandbox/portal/**");
  await portal.getByRole("button", { name: /^End the period, card declines/ }).click();
  await expect(portal.getByText("Business, past due")).toBeVisible();
  await portal.getByRole("link", { name: "Go back" }).click();
  await expect(portal).toHaveURL("/account/subscription");
  await expect(portal.getByText("Past due", { exact: true })).toBeVisible();
  await expect(portal.getByRole("button", { name: "Billing portal" })).toBeVisible();
  await portal.close();

  await page.reload();
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await dialog.getByRole("radio", { name: "Immediately" }).check();
  await dialog.getByRole("button", { name: "Cancel immediately" }).click();
  await expect(alert).toContainText("Your subscription has been cancelled immediately.");
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(history(page).getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel subscription" })).toHaveCount(0);
});

test("each act that fails says so in its printed words [D2-8.29 D2-8.30 D2-8.31 D2-8.32 D2-8.33 D2-8.34 D2-8.36 D2-8.37 D2-8.38 D2-8.41]", async ({
  owner: page,
  account,
  world,
}) => {
  const refused = { success: false, error: "" };
  const lose = (call: string) => page.route(`**/subscription/${call}`, (route) => route.abort());
  const refuse = (call: string, status = 500) => answerWith(page, `**/subscription/${call}`, status, refused);
  const alert = page.getByRole("alertdialog");

  await refuse("tiers");
  await page.goto("/account/upgrade");
  await expect(page.getByRole("alert")).toContainText("Failed to load pricing information");
  await expect(page.getByRole("alert")).toContainText("Unable to load pricing information at this time.");
  await page.unroute("**/subscription/tiers");
  await page.getByRole("alert").getByRole("button", { name: "Try Again" }).click();

  await refuse("create-checkout", 200);
  await plan(page, "Basic").getByRole("button").click();
  await expect(page.getByText("Failed to create checkout session", { exact: true })).toBeVisible();
  await page.unroute("**/subscription/create-checkout");
  await lose("create-checkout");
  await plan(page, "Basic").getByRole("button").click();
  await expect(
    page.getByText("Failed to process subscription request. Please try again.", { exact: true }),
  ).toBeVisible();

  await buy(world, account, "tier1");
  await page.goto("/account/subscription");
  await plan(page, "Power").getByRole("button").click();
  const upgrade = page.getByRole("dialog").getByRole("button", { name: "Upgrade to Power" });
  await refuse("update-plan", 200);
  await upgrade.click();
  await expect(page.getByText("Failed to update subscription", { exact: true })).toBeVisible();
  await page.unroute("**/subscription/update-plan");
  await lose("update-plan");
  await upgrade.click();
  await expect(
    page.getByText("Failed to process subscription change. Please try again.", { exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Keep Basic" }).click();

  await answerWith(page, "**/subscription/customer-portal", 402, { success: false, error: "No card" });
  await page.getByRole("button", { name: "Billing portal" }).click();
  await expect(alert).toContainText("Error: No card");
  await alert.getByRole("button", { name: "OK" }).click();
  await page.unroute("**/subscription/customer-portal");
  await lose("customer-portal");
  await page.getByRole("button", { name: "Billing portal" }).click();
  await expect(alert).toContainText("Failed to open billing portal: Network error. Please try again.");
  await alert.getByRole("button", { name: "OK" }).click();

  await refuse("cancel");
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("button", { name: "Cancel at period end" }).click();
  await expect(page.getByText("Failed to cancel subscription. Please try again.", { exact: true })).toBeVisible();
  await page.unroute("**/subscription/cancel");
  await page.getByRole("button", { name: "Cancel at period end" }).click();
  await alert.getByRole("button", { name: "OK" }).click();
  await refuse("reactivate");
  await page.getByRole("button", { name: "Reactivate" }).click();
  await expect(page.getByText("Failed to reactivate subscription. Please try again.", { exact: true })).toBeVisible();
});

test("the history comes ten lines at a time and can be asked for again [D2-2.23 D2-2.24 D2-8.26 D2-8.27 D2-8.28 D2-9.23]", async ({
  owner: page,
  account,
  world,
}) => {
  const rows = history(page).locator("tbody tr");
  await world.plant("purchase", account.email, { type: "single_report", credits: 3 });
  for (let more = 0; more < 8; more += 1) await world.plant("purchase", account.email, { type: "single_report" });
  await page.goto("/account");
  await expect(page.getByRole("region", { name: "Plan" })).toContainText("SEO Report");
  await expect(rows).toHaveCount(9);
  await expect(history(page).getByText("3 credits", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Load More" })).toHaveCount(0);

  for (let more = 0; more < 12; more += 1) await world.plant("purchase", account.email, { type: "single_report" });
  await page.goto("/account/subscription");
  await expect(rows).toHaveCount(10);
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(rows).toHaveCount(20);
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(rows).toHaveCount(21);
  await expect(page.getByRole("button", { name: "Load More" })).toHaveCount(0);

  await answerWith(page, "**/subscription/history*", 200, { success: false });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Failed to fetch subscription history" })).toBeVisible();
  await page.unroute("**/subscription/history*");
  await page.route("**/subscription/history*", (route) => route.abort());
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Failed to load subscription history" })).toBeVisible();
  await page.unroute("**/subscription/history*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(rows).toHaveCount(10);
});

test("a plan that was granted is billed nowhere: another one is bought, and its end can't be", async ({
  owner: page,
  account,
  world,
}) => {
  await world.plant("subscription", account.email, { tier: "tier2" });
  await page.goto("/account/upgrade");
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("button", { name: "Cancel at period end" }).click();
  await expect(page.getByText("There is no running subscription.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Keep the plan" }).click();
  await plan(page, "Power").getByRole("button").click();
  await expect(page.getByRole("dialog")).toContainText("Nothing is billed for your present plan.");
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await page.getByRole("button", { name: /^Pay \$499/ }).click();
  await expect(page.getByText(/^Payment verified!/)).toBeVisible();
  await expect(plan(page, "Power")).toContainText("Current plan");
});
