import { randomUUID } from "node:crypto";
import { calls } from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitFor } from "../../testing/index.ts";
import { openSellingServer, type SellingServer } from "./testing/selling-server.ts";

let server: SellingServer;
beforeAll(async () => {
  server = await openSellingServer();
});
afterAll(() => server.stop());

test("signing up answers with the provider's id of the account [D1-1.11]", async () => {
  const body = { email: `${randomUUID()}@shop.example`, password: randomUUID() };
  const { stripe_customer_id: customer } = await server.anonymous(calls.signUp, { body });
  expect(server.stripe.world.customers.get(customer!)?.email).toBe(body.email);
});

test("a provider that is ill keeps nobody from signing up", async () => {
  // More than the tries of one call: accounts of other tests may ask in between.
  server.stripe.failNext(20, 503);
  const body = { email: `${randomUUID()}@shop.example`, password: randomUUID() };
  const { stripe_customer_id: customer, token } = await server.anonymous(calls.signUp, { body });
  server.stripe.failNext(0, 503);
  expect([customer, token.length]).toEqual([null, 43]);
});

test("a brand lists what it sells, with the provider's prices [D1-1.8] [D2-7.12]", async () => {
  const account = await server.mint();
  expect((await server.subscriptionOf(account)).payment_type).toBe("subscription");
  const { data } = await account.call(calls.listTiers, {});
  expect(data.map(({ key, price, interval }) => [key, price, interval])).toEqual([
    ["tier1", 2_900, "month"],
    ["tier2", 7_900, "month"],
    ["tier3", 19_900, "month"],
  ]);
});

test("paying gives access by the provider's report, without anybody asking", async () => {
  const account = await server.mint();
  const from = server.stripe.events().length;
  server.stripe.completeCheckout(await server.openCheckout(account, "tier2"));
  await server.report(from);
  await waitFor("the plan", async () => (await server.subscriptionOf(account)).tier === "tier2");
  expect(await server.subscriptionOf(account)).toMatchObject({ status: "active", payment_type: "subscription" });
});

test("a report that never comes is made up for by verifying, once [D1-7.28]", async () => {
  const account = await server.mint();
  const session_id = await server.openCheckout(account, "tier1");
  const unpaid = account.call(calls.verifyPayment, { body: { session_id } });
  await expect(unpaid).rejects.toMatchObject({ code: "PAYMENT_NOT_VERIFIED" });
  server.stripe.completeCheckout(session_id);
  const first = await account.call(calls.verifyPayment, { body: { session_id } });
  expect(await account.call(calls.verifyPayment, { body: { session_id } })).toEqual(first);
  expect((await server.subscriptionOf(account)).tier).toBe("tier1");
});

test("somebody else's checkout can't be verified", async () => {
  const [owner, stranger] = await Promise.all([server.mint(), server.mint()]);
  const session_id = await server.openCheckout(owner, "tier1");
  server.stripe.completeCheckout(session_id);
  const stolen = stranger.call(calls.verifyPayment, { body: { session_id } });
  await expect(stolen).rejects.toMatchObject({ code: "PAYMENT_NOT_VERIFIED" });
  expect((await server.subscriptionOf(stranger)).tier).toBe("free");
});

test("a report without the right signature changes nothing", async () => {
  const answer = await fetch(`${server.url}/api/v1/webhooks/stripe`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": "t=1,v1=00" },
    body: JSON.stringify(server.stripe.events()[0] ?? {}),
  });
  expect(answer.status).toBe(400);
});

test("an upgrade costs what was said and applies at once; a downgrade waits for the period's end", async () => {
  const account = await server.buy("tier1");
  const { data: preview } = await account.call(calls.previewPlanChange, { body: { newTier: "tier3" } });
  expect(preview).toMatchObject({ effective: "now", dueToday: 17_000, currency: "usd" });
  await account.call(calls.updatePlan, { body: { newTier: "tier3", currentTier: "tier1", isUpgrade: true } });
  expect((await server.subscriptionOf(account)).tier).toBe("tier3");
  const down = await account.call(calls.updatePlan, { body: { newTier: "tier1" } });
  expect(down.data.effective).toBe("period_end");
  expect((await server.subscriptionOf(account)).tier).toBe("tier3");
});

test("a page that is out of date is told so, whatever it claims", async () => {
  const account = await server.buy("tier2");
  const stale = account.call(calls.updatePlan, { body: { newTier: "tier3", currentTier: "tier1", isUpgrade: true } });
  await expect(stale).rejects.toMatchObject({ code: "CONFLICT" });
  const second = account.call(calls.createCheckout, { body: { tier: "tier3" } });
  await expect(second).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a declined upgrade leaves the plan as it was", async () => {
  const account = await server.buy("tier1");
  const customer = [...server.stripe.world.subscriptions.values()].at(-1)!.customer;
  server.stripe.decline(customer);
  const declined = account.call(calls.updatePlan, { body: { newTier: "tier3" } });
  await expect(declined).rejects.toMatchObject({ code: "CHECKOUT_REFUSED" });
  expect((await server.subscriptionOf(account)).tier).toBe("tier1");
});

test("cancelling tells the date at every depth, can be taken back, and ends at once when asked [D2-4.31] [D2-7.22] [D2-7.23]", async () => {
  const account = await server.buy("tier1");
  const { currentPeriodEnd, data } = await account.call(calls.cancelSubscription, { body: { immediately: false } });
  expect([data.currentPeriodEnd, data.data.currentPeriodEnd]).toEqual([currentPeriodEnd, currentPeriodEnd]);
  expect(await server.subscriptionOf(account)).toMatchObject({ cancelAtPeriodEnd: true, status: "active" });
  await account.call(calls.reactivateSubscription, {});
  expect((await server.subscriptionOf(account)).cancelAtPeriodEnd).toBe(false);
  await account.call(calls.cancelSubscription, { body: { immediately: true } });
  expect(await server.subscriptionOf(account)).toMatchObject({ status: "canceled", isExpired: true });
});

test("an unknown promotion code is named; a good one lowers the price", async () => {
  const account = await server.mint();
  const wrong = server.openCheckout(account, "tier1", { promotionCode: "AUTUMN" });
  await expect(wrong).rejects.toMatchObject({ code: "PROMOTION_CODE_INVALID" });
  const id = await server.openCheckout(account, "tier1", { promotionCode: "SPRING" });
  expect(server.stripe.world.sessions.get(id)?.amount_total).toBe(2_320);
});

test("a discount code is looked up before it is promised", async () => {
  const account = await server.mint();
  const isValid = async (code: string) => (await account.call(calls.checkDiscount, { query: { code } })).data.valid;
  expect([await isValid("SPRING"), await isValid("AUTUMN")]).toEqual([true, false]);
});

test("an account has ten tries at promotion codes an hour, right ones among them", async () => {
  const account = await server.mint();
  const tries = Array.from({ length: 10 }, () => server.openCheckout(account, "tier1", { promotionCode: "AUTUMN" }));
  await Promise.allSettled(tries);
  const eleventh = server.openCheckout(account, "tier1", { promotionCode: "SPRING" });
  await expect(eleventh).rejects.toMatchObject({ status: 429, code: "RATE_LIMITED" });
  expect(await server.openCheckout(account, "tier1")).not.toBe("");
});

test("a change at the provider is there after asking for it [D1-7.27]", async () => {
  const account = await server.buy("tier1");
  const [subscription] = [...server.stripe.world.subscriptions.values()].slice(-1);
  Object.assign(subscription!, { cancel_at_period_end: true });
  await account.call(calls.syncSubscription, {});
  expect((await server.subscriptionOf(account)).cancelAtPeriodEnd).toBe(true);
});

test("the history has payments and turns, newest first, in pages", async () => {
  const account = await server.buy("tier1");
  await account.call(calls.updatePlan, { body: { newTier: "tier2" } });
  await account.call(calls.cancelSubscription, { body: { immediately: true } });
  const { data } = await account.call(calls.getBillingHistory, { query: { limit: 2 } });
  expect(data.pagination).toEqual({ limit: 2, offset: 0, total: 4, hasMore: true });
  const rest = await account.call(calls.getBillingHistory, { query: { limit: 10, offset: 0 } });
  const kinds = rest.data.transactions.map(({ type, amount }) => [type, amount]);
  expect(kinds).toContainEqual(["subscription_payment", 2_900]);
  expect(kinds).toContainEqual(["subscription_created", 0]);
  expect(kinds).toContainEqual(["subscription_cancelled", 0]);
});

test("an ill provider is said to be ill, and access is not affected", async () => {
  const account = await server.buy("tier1");
  server.stripe.failNext(12, 503);
  await expect(account.call(calls.syncSubscription, {})).rejects.toMatchObject({ status: 503 });
  server.stripe.failNext(0);
  expect(await server.subscriptionOf(account)).toMatchObject({
    tier: "tier1",
    status: "active",
    syncWarning: expect.any(String),
  });
  await account.call(calls.syncSubscription, {});
  expect((await server.subscriptionOf(account)).syncWarning).toBeNull();
});

test("where people are sent back to is never another site", async () => {
  const { call } = await server.mint();
  const elsewhere = call(calls.createCheckout, { body: { tier: "tier1", successUrl: "https://evil.example/ok" } });
  await expect(elsewhere).rejects.toMatchObject({ code: "INVALID_INPUT" });
  const own = await call(calls.createCheckout, { body: { tier: "tier1", successUrl: `${server.url}/anywhere` } });
  const session = server.stripe.world.sessions.get(own.url.split("/").at(-1)!);
  expect(session?.success_url).toMatch(/\/account\/subscription-success\?payment_success=true&session_id=\{CHECKOUT/);
});

test("a one-time brand sells credits once, and nothing by the month [D1-1.6] [D2-3.26]", async () => {
  const brand = await openSellingServer({ BRAND_PAYMENT_TYPE: "one_time" });
  const account = await brand.mint();
  expect((await brand.subscriptionOf(account)).payment_type).toBe("one_time");
  const { data } = await account.call(calls.listTiers, {});
  expect(new Set(data.map(({ interval }) => interval))).toEqual(new Set(["one_time"]));
  const refused = account.call(calls.createCheckout, { body: { tier: "tier1" } });
  await expect(refused).rejects.toMatchObject({ code: "CHECKOUT_REFUSED" });
  const session = await brand.openCheckout(account, "single_report");
  expect(brand.stripe.world.sessions.get(session)?.mode).toBe("payment");
  await brand.stop();
});
