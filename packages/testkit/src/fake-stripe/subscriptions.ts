import { formsAt, metadataAt, textAt, type Form } from "./form.ts";
import type { Price, Subscription } from "./objects.ts";
import { bill } from "./payments.ts";
import { prorate } from "./proration.ts";
import { listOf, route, type Route } from "./route.ts";
import { invalid, StripeError } from "./stripe-error.ts";
import { announce, newId, take, type World } from "./world.ts";

const DAY = 86_400;

/** End of a period that starts then: one calendar month or year later. */
export function periodEnd(start: number, { recurring }: Price): number {
  const date = new Date(start * 1000);
  if (recurring?.interval === "year") date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return Math.floor(date.getTime() / 1000);
}

interface Start {
  readonly customer: string;
  readonly price: Price;
  readonly metadata: Record<string, string>;
  /** Taken off the first invoice, cents. */
  readonly discount: number;
  readonly trialDays: number;
}

export function startSubscription(
  world: World,
  { customer, price, metadata, discount, trialDays }: Start,
): Subscription {
  const id = newId("sub");
  const end = trialDays > 0 ? world.now + trialDays * DAY : periodEnd(world.now, price);
  const subscription: Subscription = {
    id,
    object: "subscription",
    created: world.now,
    customer,
    metadata,
    status: trialDays > 0 ? "trialing" : "active",
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    start_date: world.now,
    items: {
      object: "list",
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: newId("si"),
          object: "subscription_item",
          price,
          quantity: 1,
          current_period_start: world.now,
          current_period_end: end,
        },
      ],
    },
    latest_invoice: null,
    schedule: null,
    currency: price.currency,
  };
  world.subscriptions.set(id, subscription);
  const due = trialDays > 0 ? 0 : Math.max(0, price.unit_amount - discount);
  const invoice = bill(world, {
    subscription,
    reason: "subscription_create",
    lines: [{ description: "First period", amount: due }],
  });
  if (invoice.status !== "paid") subscription.status = "incomplete";
  announce(world, "customer.subscription.created", subscription);
  return subscription;
}

/** Ends it now. */
export function endSubscription(world: World, subscription: Subscription): Subscription {
  subscription.status = "canceled";
  subscription.canceled_at ??= world.now;
  subscription.ended_at = world.now;
  announce(world, "customer.subscription.deleted", subscription);
  return subscription;
}

/** Puts the subscription on another price; a dearer one under `always_invoice` is charged at once. */
function changePrice(world: World, subscription: Subscription, next: Price, form: Form): void {
  const [item] = subscription.items.data;
  if (item === undefined || item.price.id === next.id) return;
  const lines = textAt(form, "proration_behavior") === "none" ? [] : prorate(world, subscription, next);
  const old = item.price;
  item.price = next;
  if (textAt(form, "proration_behavior") !== "always_invoice") return;
  const invoice = bill(world, { subscription, reason: "subscription_update", lines });
  const mustBePaid = textAt(form, "payment_behavior") === "error_if_incomplete";
  if (invoice.status === "paid" || !mustBePaid) return;
  item.price = old;
  invoice.status = "void";
  throw new StripeError(402, "card_error", "Your card was declined.", "card_declined");
}

function update(world: World, subscription: Subscription, form: Form): Subscription {
  if (subscription.status === "canceled")
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
  if (subscription.schedule !== null && (form["items"] !== undefined || form["cancel_at_period_end"] !== undefined))
    throw invalid("The subscription is managed by the subscription schedule, and updating it is not allowed directly.");
  const [wanted] = formsAt(form, "items");
  if (wanted !== undefined) {
    const price = take(world.prices, "price", textAt(wanted, "price"), "items[0][price]");
    const itemId = textAt(wanted, "id");
    if (itemId !== subscription.items.data[0]?.id) throw invalid("No such subscription item", "resource_missing");
    changePrice(world, subscription, price, form);
  }
  const atEnd = textAt(form, "cancel_at_period_end");
  if (atEnd !== undefined) {
    subscription.cancel_at_period_end = atEnd === "true";
    subscription.cancel_at = atEnd === "true" ? (subscription.items.data[0]?.current_period_end ?? null) : null;
    subscription.canceled_at = atEnd === "true" ? world.now : null;
  }
  Object.assign(subscription.metadata, metadataAt(form));
  announce(world, "customer.subscription.updated", subscription);
  return subscription;
}

export const subscriptionRoutes: readonly Route[] = [
  route("GET /subscriptions", (call) => {
    const { world, form } = call;
    const customer = textAt(form, "customer");
    const status = textAt(form, "status");
    const isWanted = (one: Subscription): boolean => {
      if (customer !== undefined && one.customer !== customer) return false;
      return status === "all" || (status === undefined ? one.status !== "canceled" : one.status === status);
    };
    return listOf([...world.subscriptions.values()].filter(isWanted), call, "/v1/subscriptions");
  }),
  route("POST /subscriptions", ({ world, form }) => {
    const [item] = formsAt(form, "items");
    return startSubscription(world, {
      customer: take(world.customers, "customer", textAt(form, "customer"), "customer").id,
      price: take(world.prices, "price", item && textAt(item, "price"), "items[0][price]"),
      metadata: metadataAt(form),
      discount: 0,
      trialDays: Number(textAt(form, "trial_period_days") ?? 0),
    });
  }),
  route("GET /subscriptions/*", ({ world, ids: [id] }) => take(world.subscriptions, "subscription", id)),
  route("POST /subscriptions/*", ({ world, form, ids: [id] }) =>
    update(world, take(world.subscriptions, "subscription", id), form),
  ),
  route("DELETE /subscriptions/*", ({ world, ids: [id] }) => {
    const subscription = take(world.subscriptions, "subscription", id);
    if (subscription.status === "canceled") throw invalid("No such subscription", "resource_missing");
    return endSubscription(world, subscription);
  }),
  route("GET /subscription_items", (call) => {
    const id = textAt(call.form, "subscription");
    return take(call.world.subscriptions, "subscription", id, "subscription").items;
  }),
];
