import { calls, type CallSpec } from "@audit/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestAccount } from "../../testing/index.ts";
import { openSellingServer, type SellingServer } from "./testing/selling-server.ts";

let server: SellingServer;
let visitor: TestAccount;
let subscriber: TestAccount;
let other: TestAccount;
beforeAll(async () => {
  server = await openSellingServer();
  [visitor, subscriber, other] = [await server.mint(), await server.buy("tier1"), await server.buy("tier3")];
});
afterAll(() => server.stop());

const send = async ({ token }: TestAccount, { path }: CallSpec, body: object): Promise<Record<string, unknown>> => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, ...((await answer.json()) as object) };
};

/** All that money and access stand on, here and at the provider. */
async function books(): Promise<unknown> {
  const { subscriptions, invoices, intents, refunds, schedules } = server.stripe.world;
  const accounts = await Promise.all([visitor, subscriber, other].map((account) => server.subscriptionOf(account)));
  const atProvider = [...subscriptions.values()].map(({ id, status, items, cancel_at_period_end: ends }) => {
    return [id, status, ends, items.data.map(({ price }) => price.id)];
  });
  return { accounts, atProvider, counts: [invoices, intents, refunds, schedules].map(({ size }) => size) };
}

/** The price that the provider would charge for a checkout. */
const chargedBy = (reply: Record<string, unknown>): unknown =>
  server.stripe.world.sessions.get(String(reply["url"]).split("/").at(-1)!)?.amount_total;

const LIST_PRICE = 2_900;

describe("a checkout costs what the server's price says, whatever else is sent", () => {
  test.each([
    ["an amount", { amount: 1 }],
    ["an amount in another unit", { unit_amount: 1, amount_total: 1 }],
    ["a price", { price: 0.01 }],
    ["a currency", { currency: "jpy" }],
    ["another price's id", { priceId: "price_of_mine" }],
    ["price data", { price_data: { unit_amount: 1, currency: "usd" } }],
    ["line items", { line_items: [{ price: "price_of_mine", quantity: 0 }] }],
    ["a quantity", { quantity: -5 }],
    ["a discount", { discounts: [{ coupon: "free" }], discount: "100" }],
    ["a coupon", { coupon: "free", percent_off: 100 }],
    ["a free trial", { trial_period_days: 365 }],
    ["an interval", { interval: "one_time" }],
    ["credits", { credits: 1_000 }],
    ["metadata", { metadata: { tier: "tier3", credits: "99" } }],
    ["another's customer", { customer: "cus_other", customer_id: "cus_other" }],
    ["another's account", { userId: "someone-else", user_id: "someone-else", client_reference_id: "x" }],
  ])("%s", async (_, extra) => {
    const before = await books();
    const reply = await send(visitor, calls.createCheckout, { tier: "tier1", ...extra });
    expect([reply["status"], chargedBy(reply)]).toEqual([200, LIST_PRICE]);
    const session = [...server.stripe.world.sessions.values()].at(-1)!;
    expect(session.client_reference_id).toBe(visitor.userId);
    expect(await books()).toEqual(before);
  });
});

describe("a request that can't be meant is refused and changes nothing", () => {
  test.each<[string, () => Promise<Record<string, unknown>>]>([
    ["a tier that isn't sold", () => send(visitor, calls.createCheckout, { tier: "tier4" })],
    ["a tier that doesn't exist", () => send(visitor, calls.createCheckout, { tier: "tier9" })],
    ["the free tier", () => send(visitor, calls.createCheckout, { tier: "free" })],
    ["a tier from the prototype", () => send(visitor, calls.createCheckout, { tier: "__proto__" })],
    ["several tiers", () => send(visitor, calls.createCheckout, { tier: ["tier1", "tier3"] })],
    ["a code with a path in it", () => send(visitor, calls.createCheckout, { tier: "tier1", promotionCode: "../x" })],
    [
      "a return to another site",
      () => send(visitor, calls.createCheckout, { tier: "tier1", successUrl: "https://evil.example/" }),
    ],
    ["a second plan beside one", () => send(subscriber, calls.createCheckout, { tier: "tier3" })],
    ["a change without a plan", () => send(visitor, calls.updatePlan, { newTier: "tier3", currentTier: "tier1" })],
    ["a change to the free tier", () => send(subscriber, calls.updatePlan, { newTier: "free" })],
    [
      "a change from another tier",
      () => send(subscriber, calls.updatePlan, { newTier: "tier2", currentTier: "tier3" }),
    ],
    ["a cancellation without a plan", () => send(visitor, calls.cancelSubscription, { immediately: true })],
    ["another's return to a plan", () => send(visitor, calls.reactivateSubscription, { subscription: "sub_other" })],
    ["a payment nobody made", () => send(visitor, calls.verifyPayment, { session_id: "cs_test_made_up" })],
    [
      "another's payment",
      async () => {
        const theirs = [...server.stripe.world.sessions.values()].find(({ status }) => status === "complete")!;
        return send(visitor, calls.verifyPayment, { session_id: theirs.id });
      },
    ],
    [
      "a portal that leads to another site",
      () => send(subscriber, calls.openPortal, { returnUrl: "https://evil.example" }),
    ],
  ])("%s", async (_, act) => {
    const before = await books();
    const { status, success } = await act();
    expect([Number(status) >= 400 && Number(status) < 500, success]).toEqual([true, false]);
    expect(await books()).toEqual(before);
  });
});
