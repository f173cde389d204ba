import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFakeStripe, type FakeStripe } from "./server.ts";

let fake: FakeStripe;
let stripe: Stripe;
let basic: Stripe.Price;
let business: Stripe.Price;
let report: Stripe.Price;

beforeAll(async () => {
  fake = await startFakeStripe({ now: Date.UTC(2026, 0, 10) / 1000 });
  const { apiKey, host, port } = fake;
  stripe = new Stripe(apiKey, { host, port, protocol: "http", telemetry: false, maxNetworkRetries: 2 });
  const product = await stripe.products.create({ name: "Plan" });
  const month = { currency: "usd", product: product.id, recurring: { interval: "month" } } as const;
  basic = await stripe.prices.create({ ...month, unit_amount: 2900 });
  business = await stripe.prices.create({ ...month, unit_amount: 9900 });
  report = await stripe.prices.create({ currency: "usd", product: product.id, unit_amount: 4900 });
});
afterAll(() => fake.close());

const urls = { success_url: "http://shop.example/ok?id={CHECKOUT_SESSION_ID}", cancel_url: "http://shop.example/no" };

async function subscribe(price = basic): Promise<{ customer: string; subscription: string }> {
  const customer = await stripe.customers.create({ email: "a@example.com", metadata: { user: "7" } });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    subscription_data: { metadata: { tier: "tier1" } },
    ...urls,
  });
  fake.completeCheckout(session.id);
  const paid = await stripe.checkout.sessions.retrieve(session.id);
  if (typeof paid.subscription !== "string") throw new Error("The session made no subscription");
  return { customer: customer.id, subscription: paid.subscription };
}

const read = (id: string): Promise<Stripe.Subscription> => stripe.subscriptions.retrieve(id);

test("a paid checkout makes a subscription with its metadata, period and paid invoice", async () => {
  const { customer, subscription } = await subscribe();
  const made = await read(subscription);
  expect(made).toMatchObject({ status: "active", customer, metadata: { tier: "tier1" } });
  const [item] = made.items.data;
  expect(new Date((item?.current_period_end ?? 0) * 1000).toISOString()).toBe("2026-02-10T00:00:00.000Z");
  const { data } = await stripe.invoices.list({ customer });
  expect(data.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([["paid", 2900]]);
});

test("a one-time checkout is paid once; a declined card leaves it open", async () => {
  const customer = await stripe.customers.create({ email: "b@example.com" });
  const line_items = [{ price: report.id, quantity: 2 }];
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    customer: customer.id,
    line_items,
    ...urls,
  });
  fake.decline(customer.id);
  expect(() => fake.completeCheckout(session.id)).toThrow("declined");
  fake.decline(customer.id, false);
  fake.completeCheckout(session.id);
  const paid = await stripe.checkout.sessions.retrieve(session.id);
  expect(paid).toMatchObject({ status: "complete", payment_status: "paid", amount_total: 9800 });
  expect(() => fake.completeCheckout(session.id)).toThrow("complete");
});

test("a promotion code lowers the price and is used up", async () => {
  const coupon = await stripe.coupons.create({ percent_off: 50, duration: "once" });
  const code = await stripe.promotionCodes.create({
    promotion: { type: "coupon", coupon: coupon.id },
    code: "HALF",
    max_redemptions: 1,
  });
  const found = await stripe.promotionCodes.list({ code: "half", active: true });
  expect(found.data.map(({ id }) => id)).toEqual([code.id]);
  const line_items = [{ price: report.id, quantity: 1 }];
  const discounts = [{ promotion_code: code.id }];
  const order: Stripe.Checkout.SessionCreateParams = { mode: "payment", line_items, discounts, ...urls };
  const session = await stripe.checkout.sessions.create(order);
  expect(session.amount_total).toBe(2450);
  fake.completeCheckout(session.id);
  await expect(stripe.checkout.sessions.create(order)).rejects.toThrow("cannot be redeemed");
});

test("an upgrade costs the rest of the period at once, a declined card changes nothing", async () => {
  const { customer, subscription } = await subscribe();
  const [item] = (await read(subscription)).items.data;
  const items = [{ id: item?.id ?? "", price: business.id }];
  const preview = await stripe.invoices.createPreview({ subscription, subscription_details: { items } });
  expect(preview.amount_due).toBe(7000);
  fake.decline(customer);
  const change = { items, proration_behavior: "always_invoice", payment_behavior: "error_if_incomplete" } as const;
  await expect(stripe.subscriptions.update(subscription, change)).rejects.toMatchObject({ code: "card_declined" });
  expect((await read(subscription)).items.data[0]?.price.id).toBe(basic.id);
  fake.decline(customer, false);
  await stripe.subscriptions.update(subscription, change);
  expect((await read(subscription)).items.data[0]?.price.id).toBe(business.id);
});

test("a schedule lowers the plan at the end of the period, not before", async () => {
  const { subscription } = await subscribe(business);
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription });
  const [now] = schedule.phases;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "release",
    phases: [
      { items: [{ price: business.id }], start_date: now?.start_date ?? 0, end_date: now?.end_date ?? 0 },
      { items: [{ price: basic.id }] },
    ],
  });
  fake.passDays(20);
  expect((await read(subscription)).items.data[0]?.price.id).toBe(business.id);
  fake.passDays(15);
  const later = await read(subscription);
  expect([later.items.data[0]?.price.id, later.schedule]).toEqual([basic.id, null]);
});

test("a failed renewal is tried again: past due, then active with a new card, or unpaid", async () => {
  const [mended, lost] = await Promise.all([subscribe(), subscribe()]);
  fake.decline(mended.customer);
  fake.decline(lost.customer);
  fake.passDays(32);
  expect((await read(mended.subscription)).status).toBe("past_due");
  fake.decline(mended.customer, false);
  fake.passDays(12);
  expect((await read(mended.subscription)).status).toBe("active");
  expect((await read(lost.subscription)).status).toBe("unpaid");
});

test("cancelling at the end can be taken back; else the end ends it", async () => {
  const { subscription } = await subscribe();
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
  fake.passDays(32);
  expect((await read(subscription)).status).toBe("active");
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  fake.passDays(32);
  expect((await read(subscription)).status).toBe("canceled");
});

test("money goes back once", async () => {
  const { customer } = await subscribe();
  const { data } = await stripe.paymentIntents.list({ customer });
  const payment_intent = data[0]?.id ?? "";
  await stripe.refunds.create({ payment_intent });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: "charge_already_refunded" });
});

test("what happened is an event, signed so that the real library accepts it and nothing else", async () => {
  const { customer } = await subscribe();
  const types = fake.events().map(({ type }) => type);
  expect(types).toEqual(
    expect.arrayContaining(["checkout.session.completed", "customer.subscription.created", "invoice.paid"]),
  );
  const event = fake.events().find(({ type }) => type === "customer.created");
  const payload = JSON.stringify(event);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: fake.webhookSecret });
  expect(stripe.webhooks.constructEvent(payload, header, fake.webhookSecret).type).toBe("customer.created");
  expect(customer).toMatch(/^cus_/);
});

test("unknown calls and objects are refused in Stripe's shape; illness is tried again with the same key", async () => {
  await expect(stripe.customers.retrieve("cus_none")).rejects.toMatchObject({ code: "resource_missing" });
  await expect(stripe.disputes.list()).rejects.toMatchObject({ statusCode: 404, type: "StripeInvalidRequestError" });
  const before = fake.world.customers.size;
  fake.failNext(1);
  await stripe.customers.create({ email: "once@example.com" });
  expect(fake.world.customers.size).toBe(before + 1);
  const twice = { idempotencyKey: "same" };
  const [a, b] = [await stripe.customers.create({}, twice), await stripe.customers.create({}, twice)];
  expect(a.id).toBe(b.id);
});

test("its hosted pages pay and go back", async () => {
  const line_items = [{ price: report.id, quantity: 1 }];
  const session = await stripe.checkout.sessions.create({ mode: "payment", line_items, ...urls });
  expect(await (await fetch(String(session.url))).text()).toContain("$49.00");
  const paid = await fetch(`${session.url}/pay`, { method: "POST", redirect: "manual" });
  expect(paid.headers.get("location")).toBe(`http://shop.example/ok?id=${session.id}`);
});
