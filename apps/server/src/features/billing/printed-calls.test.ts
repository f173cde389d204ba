import { calls, plans as allPlans, SubscriptionStatus, Transaction, type CallSpec } from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestAccount } from "../../testing/index.ts";
import { openSellingServer, type SellingServer } from "./testing/selling-server.ts";

let plans: SellingServer;
let reports: SellingServer;
beforeAll(async () => {
  [plans, reports] = await Promise.all([openSellingServer(), openSellingServer({ BRAND_PAYMENT_TYPE: "one_time" })]);
});
afterAll(() => Promise.all([plans.stop(), reports.stop()]));

/** The reply as it leaves the server, before any client of ours has read it. */
async function read({ url }: SellingServer, { token }: TestAccount, address: string) {
  const answer = await fetch(`${url}/api/v1${address}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { success: boolean; data: Record<string, unknown> };
}

async function send({ url }: SellingServer, { token }: TestAccount, { path }: CallSpec, body: object) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test("the status has the plan with its state, its end and how it is paid [D2-3.23] [D2-7.17]", async () => {
  const { success, data } = await read(plans, await plans.buy("tier2"), "/subscription/status");
  expect(success).toBe(true);
  expect(data["subscription"]).toMatchObject({
    tier: "tier2",
    status: "active",
    cancelAtPeriodEnd: false,
    currentPeriodEnd: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    payment_type: "subscription",
  });
  expect(SubscriptionStatus.options).toContain("active");
});

test("what is sold has key, name, price, currency, interval and the provider's price [D2-3.24] [D2-7.18] [D2-1.10]", async () => {
  for (const server of [plans, reports]) {
    const { success, data } = await read(server, await server.mint(), "/subscription/tiers");
    const tiers = Object.values(data) as Record<string, unknown>[];
    expect([success, tiers.length > 1]).toEqual([true, true]);
    for (const tier of tiers) {
      expect(Object.keys(tier).toSorted()).toEqual(["currency", "interval", "key", "name", "price", "priceId"]);
      expect([tier["currency"], Number.isInteger(tier["price"])]).toEqual(["usd", true]);
      expect(server.stripe.world.prices.has(String(tier["priceId"]))).toBe(true);
    }
  }
});

test("keys and names of what can be had are the printed ones, free the lowest [D2-3.25]", () => {
  expect(Object.entries(allPlans).map(([key, { name }]) => [key, name])).toEqual([
    ["free", "Free"],
    ["single_report", "SEO Report"],
    ["premium_report", "Premium SEO Report"],
    ["tier1", "Basic"],
    ["tier2", "Professional"],
    ["tier3", "Business"],
    ["tier4", "Power"],
  ]);
});

test("a higher tier applies at once and costs the difference of the rest of the period [D2-4.26]", async () => {
  const account = await plans.buy("tier1");
  await account.call(calls.updatePlan, { body: { newTier: "tier2" } });
  expect((await plans.subscriptionOf(account)).tier).toBe("tier2");
  const [change] = [...plans.stripe.world.invoices.values()].slice(-1);
  expect(change).toMatchObject({ billing_reason: "subscription_update", status: "paid", amount_paid: 5_000 });
});

test("a lower tier comes with the next period, and nothing is paid back [D2-4.27]", async () => {
  const account = await plans.buy("tier3");
  await account.call(calls.updatePlan, { body: { newTier: "tier1" } });
  expect(await plans.subscriptionOf(account)).toMatchObject({ tier: "tier3", nextTier: "tier1" });
  plans.stripe.passDays(32);
  await account.call(calls.syncSubscription, {});
  expect(await plans.subscriptionOf(account)).toMatchObject({ tier: "tier1", nextTier: null });
  expect(plans.stripe.calls.filter((call) => call.startsWith("POST /v1/refunds"))).toEqual([]);
});

test("whether a change goes up or down is decided here, whatever the page says [D2-7.20]", async () => {
  const account = await plans.buy("tier2");
  const claim = { newTier: "tier1", currentTier: "tier2", isUpgrade: true };
  const down = await send(plans, account, calls.updatePlan, claim);
  expect(down).toMatchObject({ status: 200, body: { success: true, data: { effective: "period_end" } } });
  expect((await plans.subscriptionOf(account)).tier).toBe("tier2");
  const refused = await send(plans, account, calls.updatePlan, { newTier: "tier3", currentTier: "tier1" });
  expect(refused).toMatchObject({ status: 409, body: { success: false, error: expect.any(String) } });
});

test("the history has transactions of the printed shape and says how many there are [D2-3.27] [D2-3.31] [D2-3.32] [D2-7.16]", async () => {
  const account = await plans.buy("tier1");
  const { success, data } = await read(plans, account, "/auth/subscription/history?limit=10");
  expect([success, data["pagination"]]).toEqual([true, { limit: 10, offset: 0, total: 2, hasMore: false }]);
  const payment = Transaction.array()
    .parse(data["transactions"])
    .find(({ type }) => type === "subscription_payment")!;
  expect(payment).toMatchObject({
    transaction_type: "subscription",
    amount: 2_900,
    reason: expect.any(String),
    description: expect.any(String),
    status: "success",
    stripe_payment_id: expect.stringMatching(/^pi_/),
    metadata: {
      tier: "tier1",
      monthly_price: 2_900,
      amount_dollars: 29,
      subscription_id: expect.stringMatching(/^sub_/),
      payment_intent_id: payment.stripe_payment_id,
    },
  });
});

test("transactions are of five types and five kinds, and credits are told as such [D2-3.28] [D2-3.29]", async () => {
  const { type, transaction_type } = Transaction.shape;
  const turns = ["subscription_created", "subscription_payment", "subscription_cancelled"];
  expect(type.options).toEqual([...turns, "credit", "debit"]);
  expect(transaction_type.options).toEqual(["purchase", "usage", "refund", "bonus", "subscription"]);
  const buyer = await reports.buy("single_report");
  const intent = [...reports.stripe.world.intents.keys()].at(-1)!;
  reports.stripe.refund(intent);
  await buyer.call(calls.syncSubscription, {});
  const { data } = await buyer.call(calls.getBillingHistory, { query: {} });
  expect(data.transactions.map((row) => [row.type, row.transaction_type, row.amount])).toEqual([
    ["debit", "refund", 1],
    ["credit", "purchase", 1],
  ]);
});

test("a single report opens its domain for thirty days from the purchase [D2-9.33]", async () => {
  const before = Date.now();
  const { expiresAt } = await reports.subscriptionOf(await reports.buy("single_report"));
  const days = (Date.parse(expiresAt!) - before) / 86_400_000;
  expect(days).toBeGreaterThan(29.999);
  expect(days).toBeLessThan(30.01);
});
