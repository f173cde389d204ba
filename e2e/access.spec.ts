import { ask, expect, test, whereSold } from "./world.ts";

test.use({ settings: whereSold });

interface Status {
  readonly data: { readonly subscription: Record<string, unknown>; readonly usage: Record<string, unknown> };
}

test("the access status tells each state of a plan in its printed words [D1-3.20 D1-3.21 D1-4.65 D1-7.26]", async ({
  world,
  account,
}) => {
  const status = async () =>
    ((await ask(world, "GET", "/api/v1/subscription/status", account.token)) as unknown as Status).data;

  const free = await status();
  expect(free.subscription).toEqual({
    tier: "free",
    status: "active",
    payment_type: "subscription",
    totalCredits: 0,
    availableCredits: 0,
    domainsUsed: 0,
    expiresAt: null,
    isExpired: false,
    cancelAtPeriodEnd: false,
    currentPeriodEnd: null,
    nextTier: null,
    syncWarning: null,
    syncError: null,
    features: { actionItemsLimit: 8, domainsPerMonth: 3 },
  });
  expect(free.usage).toEqual({ used: 0, limit: 3, periodEnd: null });

  await world.plant("subscription", account.email, { tier: "tier2", status: "past_due", pastDueForDays: 3 });
  await world.plant("domain", account.email, { domain: "one.example", source: "subscription" });
  const late = await status();
  expect(late.subscription).toMatchObject({
    tier: "tier2",
    status: "past_due",
    payment_type: "subscription",
    domainsUsed: 1,
    isExpired: false,
    features: { actionItemsLimit: 100, domainsPerMonth: 3 },
  });
  expect(late.usage).toMatchObject({ used: 1, limit: 3, periodEnd: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });

  await world.plant("subscription", account.email, { tier: "tier2", status: "past_due", pastDueForDays: 8 });
  expect((await status()).subscription).toMatchObject({ status: "past_due", isExpired: true });

  await world.plant("purchase", account.email, { type: "single_report" });
  await world.plant("domain", account.email, { domain: "two.example", source: "credit" });
  expect((await status()).subscription).toMatchObject({
    tier: "single_report",
    status: "consumed",
    payment_type: "one_time",
    totalCredits: 1,
    availableCredits: 0,
    domainsUsed: 1,
  });
});
