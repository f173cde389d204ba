import { startFakeStripe, type FakeStripe } from "@audit/testkit";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PaymentRefused, PaymentsUnavailable, type Offer, type OfferKey, type PaymentGateway } from "../gateway.ts";
import { openStripe } from "./open-stripe.ts";

let fake: FakeStripe;
let gateway: PaymentGateway;
let offers: ReadonlyMap<OfferKey, Offer>;

beforeAll(async () => {
  fake = await startFakeStripe();
  const { apiKey, host, port, webhookSecret } = fake;
  const operator = new Stripe(apiKey, { host, port, protocol: "http", telemetry: false });
  const product = (await operator.products.create({ name: "Plan" })).id;
  const monthly = async (unit_amount: number): Promise<string> =>
    (await operator.prices.create({ product, currency: "usd", unit_amount, recurring: { interval: "month" } })).id;
  const once = (await operator.prices.create({ product, currency: "usd", unit_amount: 4900 })).id;
  const priceIds = { tier1: await monthly(2900), tier3: await monthly(9900), single_report: once };
  const coupon = await operator.coupons.create({ percent_off: 20, duration: "once" });
  await operator.promotionCodes.create({ code: "SPRING", promotion: { type: "coupon", coupon: coupon.id } });
  gateway = openStripe({ apiKey, webhookSecret, priceIds, domain: null, server: { host, port, protocol: "http" } });
  offers = new Map((await gateway.listOffers()).map((offer) => [offer.key, offer]));
});
afterAll(() => fake.close());

function offer(key: OfferKey): Offer {
  const found = offers.get(key);
  if (found === undefined) throw new Error(`No offer ${key}`);
  return found;
}

let users = 0;
const newCustomer = (): Promise<string> => {
  const id = `user-${(users += 1)}`;
  return gateway.createCustomer({ id, email: `${id}@example.com` });
};

const wish = (customer: string, key: OfferKey, promotionCode: string | null = null) => ({
  customer,
  offer: offer(key),
  userId: "7",
  domain: "shop.example",
  successUrl: "http://brand.example/ok?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "http://brand.example/no",
  promotionCode,
});

async function buy(key: OfferKey): Promise<{ customer: string; checkout: string }> {
  const customer = await newCustomer();
  const { id } = await gateway.openCheckout(wish(customer, key));
  fake.completeCheckout(id);
  return { customer, checkout: id };
}

async function planOf(customer: string) {
  const { plan } = await gateway.readCustomer(customer);
  if (plan === null) throw new Error("No plan");
  return plan;
}

test("offers carry the provider's own amounts", () => {
  expect(offer("tier3")).toMatchObject({ amount: 9900, currency: "usd", interval: "month" });
  expect(offer("single_report")).toMatchObject({ amount: 4900, interval: "one_time" });
});

test("the same user gets the same customer", async () => {
  const user = { id: "twice", email: "twice@example.com" };
  expect(await gateway.createCustomer(user)).toBe(await gateway.createCustomer(user));
});

test("a paid subscription is read with its tier, period and first payment", async () => {
  const { customer, checkout } = await buy("tier1");
  expect(await gateway.readCheckout(checkout)).toEqual({ customer, isPaid: true });
  const truth = await gateway.readCustomer(customer);
  expect(truth.plan).toMatchObject({ tier: "tier1", status: "active", cancelAtPeriodEnd: false, nextTier: null });
  expect(truth.payments).toMatchObject([{ amount: 2900, occasion: "start", planId: truth.plan?.id }]);
  expect(truth.purchases).toEqual([]);
});

test("an unpaid checkout is no purchase; an unknown one is none at all", async () => {
  const customer = await newCustomer();
  const { id } = await gateway.openCheckout(wish(customer, "single_report"));
  expect(await gateway.readCheckout(id)).toEqual({ customer, isPaid: false });
  expect((await gateway.readCustomer(customer)).purchases).toEqual([]);
  expect(await gateway.readCheckout("cs_test_none")).toBeNull();
});

test("a one-off purchase is one credit for its domain, until it is refunded", async () => {
  const { customer, checkout } = await buy("single_report");
  const [purchase] = (await gateway.readCustomer(customer)).purchases;
  expect(purchase).toMatchObject({ id: checkout, credits: 1, amount: 4900, domain: "shop.example", isRefunded: false });
  fake.refund(purchase?.paymentId ?? "");
  expect((await gateway.readCustomer(customer)).purchases[0]?.isRefunded).toBe(true);
});

test("a promotion code counts whatever its case; an unknown one is refused by name", async () => {
  const customer = await newCustomer();
  const { id } = await gateway.openCheckout(wish(customer, "single_report", "spring"));
  expect(fake.world.sessions.get(id)?.amount_total).toBe(3920);
  const refused = gateway.openCheckout(wish(customer, "single_report", "AUTUMN"));
  await expect(refused).rejects.toMatchObject({ reason: "promotion_code" });
});

test("an upgrade costs what was previewed and applies at once", async () => {
  const { customer } = await buy("tier1");
  const { dueToday } = await gateway.previewChange(await planOf(customer), offer("tier3"));
  await gateway.upgrade(await planOf(customer), offer("tier3"));
  const { plan, payments } = await gateway.readCustomer(customer);
  expect(plan?.tier).toBe("tier3");
  expect(payments[0]).toMatchObject({ occasion: "change", amount: dueToday });
});

test("a declined upgrade changes nothing and says why", async () => {
  const { customer } = await buy("tier1");
  fake.decline(customer);
  const refused = gateway.upgrade(await planOf(customer), offer("tier3"));
  await expect(refused).rejects.toBeInstanceOf(PaymentRefused);
  expect((await planOf(customer)).tier).toBe("tier1");
});

test("a downgrade waits for the end of the period; cancelling before then drops it for good", async () => {
  const [waiting, changed] = [(await buy("tier3")).customer, (await buy("tier3")).customer];
  await gateway.downgrade(await planOf(waiting), offer("tier1"));
  await gateway.downgrade(await planOf(changed), offer("tier1"));
  expect(await planOf(waiting)).toMatchObject({ tier: "tier3", nextTier: "tier1" });
  await gateway.cancel(await planOf(changed), false);
  await gateway.reactivate(await planOf(changed));
  fake.passDays(32);
  expect(await planOf(waiting)).toMatchObject({ tier: "tier1", nextTier: null });
  expect(await planOf(changed)).toMatchObject({ tier: "tier3", nextTier: null, cancelAtPeriodEnd: false });
});

test("cancelling ends at once or with the period, as asked", async () => {
  const [now, later] = [(await buy("tier1")).customer, (await buy("tier1")).customer];
  await gateway.cancel(await planOf(now), true);
  await gateway.cancel(await planOf(later), false);
  expect(await planOf(now)).toMatchObject({ status: "canceled" });
  expect(await planOf(later)).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
});

test("events name their customer; a wrong signature is refused", async () => {
  const { customer } = await buy("tier1");
  const event = fake
    .events()
    .find(({ type, data }) => type === "invoice.paid" && JSON.stringify(data).includes(customer));
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: fake.webhookSecret });
  expect(gateway.readEvent(payload, signature)).toMatchObject({ type: "invoice.paid", customer });
  expect(() => gateway.readEvent(`${payload} `, signature)).toThrow(PaymentRefused);
  const seen = new Set<string | null>();
  for await (const one of gateway.listEvents(new Date(0))) seen.add(one.customer);
  expect(seen).toContain(customer);
});

test("an ill provider is said to be unavailable", async () => {
  const customer = await newCustomer();
  fake.failNext(3, 503);
  await expect(gateway.openPortal(customer, "http://brand.example/account")).rejects.toBeInstanceOf(
    PaymentsUnavailable,
  );
  expect(await gateway.openPortal(customer, "http://brand.example/account")).toContain("/p/session/");
});
