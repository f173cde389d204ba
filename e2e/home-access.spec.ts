import type { Page } from "@playwright/test";
import { answerWith, ask, expect, test, whereSold } from "./world.ts";

test.use({ settings: whereSold });

const card = (page: Page) => page.getByRole("region", { name: "Your access" });
const day = (iso: string): string => new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" }).format(Date.parse(iso));

interface SubscriptionReply {
  readonly data: {
    readonly subscription: { readonly expiresAt: string | null; readonly currentPeriodEnd: string | null };
  };
}

test("the card tells each state of a subscription: plan, state, use, day [D1-2.4 D1-2.72 D1-2.73 D1-2.74 D1-2.75 D1-4.51 D1-4.52 D1-4.53 D1-4.54 D1-4.55 D1-4.56 D1-4.58 D1-4.59 D1-4.60 D1-4.61 D1-4.62 D1-4.70]", async ({
  home: page,
  account,
  world,
}) => {
  await expect(card(page)).toContainText("Free");
  await expect(card(page)).toContainText("Tasks per plan8");
  await world.plant("domain", account.email, { domain: "one.example", source: "free" });
  const plans = [
    ["tier1", "Basic", "active", "Active", 1],
    ["tier2", "Professional", "trialing", "Trialing", 3],
    ["tier3", "Business", "past_due", "Past due", 10],
    ["tier4", "Power", "canceled", "Canceled", 50],
    ["tier1", "Basic", "unpaid", "Unpaid", null],
    ["tier2", "Professional", "expired", "Expired", null],
    ["tier3", "Business", "inactive", "Inactive", null],
  ] as const;
  for (const [tier, name, status, word, limit] of plans) {
    await world.plant("subscription", account.email, { tier, status });
    await page.reload();
    await expect(card(page).locator(`[data-status=${status}]`)).toHaveText(word);
    await expect(card(page).getByText(name, { exact: true })).toBeVisible();
    if (limit === null) continue;
    await expect(card(page).getByRole("meter")).toHaveAttribute("aria-valuetext", new RegExp(` of ${limit}$`));
    await expect(card(page)).toContainText("Tasks per planAll");
  }
  await world.plant("subscription", account.email, { tier: "tier2" });
  await world.plant("domain", account.email, { domain: "two.example", source: "subscription" });
  await page.reload();
  await expect(card(page)).toContainText(/Sites this month1 of 3/);
  const { data } = (await ask(
    world,
    "GET",
    "/api/v1/subscription/status",
    account.token,
  )) as unknown as SubscriptionReply;
  await expect(card(page)).toContainText(`Renews${day(data.subscription.currentPeriodEnd!)}`);
});

test("credits are counted with their sites and their day, and turn yellow from 70 % of use and red from 90 % [D1-4.57 D1-4.63 D1-4.64 D1-4.67 D1-4.68 D1-4.69 D1-9.10]", async ({
  home: page,
  account,
  world,
}) => {
  await world.plant("purchase", account.email, { type: "single_report", credits: 10 });
  await page.reload();
  await expect(card(page).getByText("SEO Report", { exact: true })).toBeVisible();
  const meter = card(page).getByRole("meter", { name: "Credits left" });
  await expect(meter).toHaveAttribute("data-meaning", "good");
  const useUpTo = async (from: number, to: number): Promise<void> => {
    for (let used = from; used <= to; used += 1)
      await world.plant("domain", account.email, { domain: `shop${used}.example`, source: "credit" });
    await page.reload();
  };
  await useUpTo(1, 6);
  await expect(card(page)).toContainText("Credits left4 of 10");
  await expect(meter).toHaveAttribute("data-meaning", "good");
  await useUpTo(7, 7);
  await expect(meter).toHaveAttribute("data-meaning", "warning");
  await expect(card(page)).toContainText("Credits left3 of 10");
  await card(page).getByText("7 sites opened").click();
  await expect(card(page).getByText("shop7.example")).toBeVisible();
  await useUpTo(8, 8);
  await expect(card(page)).toContainText("Credits left2 of 10");
  await expect(meter).toHaveAttribute("data-meaning", "warning");
  await useUpTo(9, 9);
  await expect(meter).toHaveAttribute("data-meaning", "bad");
  await useUpTo(10, 10);
  await expect(meter).toHaveAttribute("data-meaning", "bad");
  await expect(card(page).locator("[data-status=consumed]")).toHaveText("Consumed");
  const { data } = (await ask(
    world,
    "GET",
    "/api/v1/subscription/status",
    account.token,
  )) as unknown as SubscriptionReply;
  await expect(card(page)).toContainText(`Expires${day(data.subscription.expiresAt!)}`);
  await world.plant("purchase", account.email, { type: "premium_report" });
  await page.reload();
  await expect(card(page).getByText("Premium SEO Report", { exact: true })).toBeVisible();
});

test("banners say that access has ended and that a sync issue takes nothing away [D1-2.76 D1-4.71 D1-4.72]", async ({
  home: page,
  account,
  world,
}) => {
  const plan = { tier: "tier1", syncWarning: "The payment provider did not answer for an hour." } as const;
  await world.plant("subscription", account.email, plan);
  await page.reload();
  await expect(card(page).getByText("Sync Issue Detected", { exact: true })).toBeVisible();
  await expect(card(page).getByText(/access is not affected/)).toBeVisible();
  await expect(card(page).getByText("Access Expired")).toHaveCount(0);
  await world.plant("subscription", account.email, {
    tier: "tier1",
    status: "expired",
    startsInDays: -40,
    endsInDays: -9,
  });
  await page.reload();
  await expect(card(page).getByText("Access Expired", { exact: true })).toBeVisible();
});

test("what can't be read or synced says so in the printed words [D1-8.28 D1-8.29 D1-8.30]", async ({
  home: page,
  account,
  world,
}) => {
  await answerWith(page, "**/api/v1/subscription/status", 500);
  await page.reload();
  await expect(card(page).getByRole("alert")).toHaveText("Failed to fetch subscription status");
  await page.unroute("**/api/v1/subscription/status");
  await world.plant("subscription", account.email, { tier: "tier1" });
  await card(page).getByRole("button", { name: "Try Again" }).click();
  const sync = card(page).getByRole("button", { name: "Sync now" });
  for (const [status, text] of [
    [502, "Failed to sync with the card payment provider"],
    [400, "Failed to sync subscription data"],
  ] as const) {
    await answerWith(page, "**/api/v1/subscription/sync", status);
    await sync.click();
    await expect(card(page).getByRole("alert")).toHaveText(text);
    await page.unroute("**/api/v1/subscription/sync");
  }
});

test("credits are synced, or not, in the printed words [D1-8.32 D1-8.34]", async ({ home: page, account, world }) => {
  await world.plant("purchase", account.email, { type: "single_report", credits: 2 });
  await page.reload();
  await card(page).getByRole("button", { name: "Sync credits" }).click();
  await expect(card(page)).toContainText("Credits synced! 0 credit(s) added. You have 2 credit(s) available.");
  const counts = { synced: 3, totalCredits: 4, previousCredits: 1, availableCredits: 3 };
  await answerWith(page, "**/sync-credits", 200, { success: true, ...counts, data: counts });
  await card(page).getByRole("button", { name: "Sync credits" }).click();
  await expect(card(page)).toContainText("Credits synced! 3 credit(s) added. You have 3 credit(s) available.");
  await page.unroute("**/sync-credits");
  await answerWith(page, "**/sync-credits", 500);
  await card(page).getByRole("button", { name: "Sync credits" }).click();
  await expect(card(page).getByRole("alert")).toHaveText("Failed to sync credits");
});

test("the return from a checkout is verified once, a second later, and leaves the address [D1-4.66 D1-8.31 D1-8.33]", async ({
  home: page,
}) => {
  await page.clock.install();
  const bodies: unknown[] = [];
  let answer: { status: number; json: unknown } = { status: 500, json: {} };
  await page.route("**/verify-payment", (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill(answer);
  });
  await page.goto("/?payment_success=true&session_id=cs_1");
  await expect(page.getByText("Checking your payment")).toBeVisible();
  expect(bodies).toEqual([]);
  await page.clock.runFor(1_000);
  await expect(page.getByRole("alert").filter({ hasText: "Failed to verify payment" })).toBeVisible();
  const expiresAt = "2026-12-20T10:00:00.000Z";
  answer = { status: 200, json: { success: true, expiresAt, data: { expiresAt } } };
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText(`Payment verified! Access activated until ${day(expiresAt)}.`)).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await page.clock.runFor(5_000);
  expect(bodies).toEqual([{ session_id: "cs_1" }, { session_id: "cs_1" }]);
});

test("help is one link away, by keyboard too [D1-2.6]", async ({ home: page }) => {
  const link = page.getByRole("link", { name: "Contact support" });
  await expect(link).toHaveAttribute("href", "mailto:help@example.com");
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "Help", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Help for /);
  await expect(page.getByText("help@example.com")).toBeVisible();
});
