import { isRedeemable } from "./catalogue.ts";
import { formAt, formsAt, metadataAt, textAt, type Form } from "./form.ts";
import type { CheckoutSession, Price } from "./objects.ts";
import { pay } from "./payments.ts";
import { listOf, route, type Route } from "./route.ts";
import { invalid, StripeError } from "./stripe-error.ts";
import { startSubscription } from "./subscriptions.ts";
import { announce, newId, take, type World } from "./world.ts";

const DAY = 86_400;

function create(world: World, form: Form): CheckoutSession {
  const mode = textAt(form, "mode");
  if (mode !== "payment" && mode !== "subscription") throw invalid("Invalid mode", undefined, "mode");
  const successUrl = textAt(form, "success_url");
  if (successUrl === undefined)
    throw invalid("Missing required param: success_url.", "parameter_missing", "success_url");
  const lines = formsAt(form, "line_items").map((line) => ({
    price: take(world.prices, "price", textAt(line, "price"), "line_items[0][price]").id,
    quantity: Number(textAt(line, "quantity") ?? 1),
  }));
  if (lines.length === 0) throw invalid("Missing required param: line_items.", "parameter_missing", "line_items");
  const id = newId("cs_test");
  const session: CheckoutSession = {
    id,
    object: "checkout.session",
    created: world.now,
    mode,
    customer: customerOf(world, form),
    client_reference_id: textAt(form, "client_reference_id") ?? null,
    success_url: successUrl,
    cancel_url: textAt(form, "cancel_url") ?? null,
    allow_promotion_codes: textAt(form, "allow_promotion_codes") === "true",
    line_items: lines,
    metadata: metadataAt(form),
    subscription_metadata: metadataAt(formAt(form, "subscription_data")),
    currency: "usd",
    expires_at: world.now + DAY,
    discounts: formsAt(form, "discounts").map((one) => readDiscount(world, one)),
    status: "open",
    payment_status: "unpaid",
    amount_subtotal: 0,
    amount_total: 0,
    subscription: null,
    payment_intent: null,
    invoice: null,
    url: `${world.origin}/c/pay/${id}`,
  };
  price(world, session);
  world.sessions.set(id, session);
  return session;
}

function customerOf(world: World, form: Form): string | null {
  const id = textAt(form, "customer");
  return id === undefined ? null : take(world.customers, "customer", id, "customer").id;
}

function readDiscount(world: World, form: Form): CheckoutSession["discounts"][number] {
  const coupon = textAt(form, "coupon");
  if (coupon !== undefined) return { coupon: take(world.coupons, "coupon", coupon).id, promotion_code: null };
  const id = textAt(form, "promotion_code");
  const code = take(world.promotionCodes, "promotion code", id, "discounts[0][promotion_code]");
  if (!isRedeemable(world, code)) throw invalid("This promotion code cannot be redeemed.", "promotion_code_expired");
  return { coupon: code.promotion.coupon, promotion_code: code.id };
}

const pricesOf = (world: World, { line_items }: CheckoutSession): { price: Price; quantity: number }[] =>
  line_items.map((line) => ({ price: take(world.prices, "price", line.price), quantity: line.quantity }));

function price(world: World, session: CheckoutSession): void {
  const lines = pricesOf(world, session);
  session.amount_subtotal = lines.reduce((sum, line) => sum + line.price.unit_amount * line.quantity, 0);
  session.amount_total = Math.max(0, session.amount_subtotal - discountOf(world, session));
}

function discountOf(world: World, { discounts, amount_subtotal }: CheckoutSession): number {
  return discounts.reduce((sum, { coupon }) => {
    const { percent_off, amount_off } = take(world.coupons, "coupon", coupon);
    return sum + (amount_off ?? Math.round((amount_subtotal * (percent_off ?? 0)) / 100));
  }, 0);
}

/**
 * What happens when the visitor presses "Pay" on the hosted page.
 * @throws StripeError 402 when the card declines; the session stays open for another try
 */
export function completeCheckout(world: World, id: string, email = "buyer@example.com"): CheckoutSession {
  const session = take(world.sessions, "checkout.session", id);
  if (session.status !== "open") throw invalid(`This session is ${session.status}.`);
  const customer = session.customer ?? createBuyer(world, email);
  if (world.declining.has(customer))
    throw new StripeError(402, "card_error", "Your card was declined.", "card_declined");
  Object.assign(session, { customer, status: "complete", url: null });
  session.payment_status = session.amount_total === 0 ? "no_payment_required" : "paid";
  if (session.mode === "subscription") subscribe(world, session, customer);
  else if (session.amount_total > 0) {
    const { amount_total: amount, currency, metadata } = session;
    session.payment_intent = pay(world, { customer, amount, currency, metadata }).id;
  }
  for (const { promotion_code } of session.discounts) {
    const code = world.promotionCodes.get(promotion_code ?? "");
    if (code) code.times_redeemed += 1;
  }
  announce(world, "checkout.session.completed", session);
  return session;
}

function subscribe(world: World, session: CheckoutSession, customer: string): void {
  const [line] = pricesOf(world, session);
  if (line === undefined) throw invalid("A subscription needs a price.");
  const discount = session.amount_subtotal - session.amount_total;
  const metadata = { ...session.subscription_metadata };
  const subscription = startSubscription(world, { customer, price: line.price, metadata, discount, trialDays: 0 });
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
}

function createBuyer(world: World, email: string): string {
  const id = newId("cus");
  world.customers.set(id, { id, object: "customer", created: world.now, email, name: null, metadata: {} });
  return id;
}

export function expireCheckout(world: World, session: CheckoutSession): CheckoutSession {
  if (session.status !== "open") throw invalid(`Only open sessions can be expired; this one is ${session.status}.`);
  Object.assign(session, { status: "expired", url: null });
  announce(world, "checkout.session.expired", session);
  return session;
}

export const checkoutRoutes: readonly Route[] = [
  route("POST /checkout/sessions", ({ world, form }) => create(world, form)),
  route("GET /checkout/sessions", (call) => {
    const customer = textAt(call.form, "customer");
    const status = textAt(call.form, "status");
    const fitting = [...call.world.sessions.values()].filter(
      (one) => (!customer || one.customer === customer) && (!status || one.status === status),
    );
    return listOf(fitting, call, "/v1/checkout/sessions");
  }),
  route("GET /checkout/sessions/*", ({ world, ids: [id] }) => take(world.sessions, "checkout.session", id)),
  route("GET /checkout/sessions/*/line_items", (call) => {
    const session = take(call.world.sessions, "checkout.session", call.ids[0]);
    const lines = pricesOf(call.world, session).map((line, index) => ({
      id: `li_${index}_${session.id}`,
      object: "item",
      created: session.created,
      amount_total: line.price.unit_amount * line.quantity,
      ...line,
    }));
    return listOf(lines.toReversed(), call, `/v1/checkout/sessions/${session.id}/line_items`);
  }),
  route("POST /checkout/sessions/*/expire", ({ world, ids: [id] }) =>
    expireCheckout(world, take(world.sessions, "checkout.session", id)),
  ),
];
