import type Stripe from "stripe";
import { PaymentRefused, type Offer, type Plan } from "../gateway.ts";
import { ask } from "./refusals.ts";

/** What an upgrade costs today: the rest of the new price less the rest of the old one. */
export function previewChange(
  stripe: Stripe,
  plan: Plan,
  offer: Offer,
): Promise<{ dueToday: number; currency: string }> {
  return ask(async () => {
    const subscription = await stripe.subscriptions.retrieve(plan.id);
    const invoice = await stripe.invoices.createPreview({
      subscription: plan.id,
      subscription_details: { items: [newItem(subscription, offer)], proration_behavior: "always_invoice" },
    });
    return { dueToday: Math.max(0, invoice.amount_due), currency: invoice.currency };
  });
}

/** Higher tier, at once; a card that declines leaves everything as it was. */
export function upgrade(stripe: Stripe, plan: Plan, offer: Offer): Promise<void> {
  return ask(async () => {
    const subscription = await withoutSchedule(stripe, plan);
    await stripe.subscriptions.update(plan.id, {
      items: [newItem(subscription, offer)],
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
    });
  });
}

/** Lower tier, with the next period; what is paid stays in use until then. */
export function downgrade(stripe: Stripe, plan: Plan, offer: Offer): Promise<void> {
  return ask(async () => {
    await withoutSchedule(stripe, plan);
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: plan.id });
    const [now] = schedule.phases;
    if (now === undefined) throw new PaymentRefused("state", "The subscription has no running period");
    const items = now.items.map(({ price, quantity }) => ({
      price: typeof price === "string" ? price : price.id,
      quantity: quantity ?? 1,
    }));
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: "release",
      phases: [
        { items, start_date: now.start_date, end_date: now.end_date },
        { items: [{ price: offer.priceId, quantity: 1 }], proration_behavior: "none" },
      ],
    });
  });
}

export function cancel(stripe: Stripe, plan: Plan, immediately: boolean): Promise<void> {
  return ask(async () => {
    await withoutSchedule(stripe, plan);
    if (immediately) await stripe.subscriptions.cancel(plan.id, { prorate: false });
    else await stripe.subscriptions.update(plan.id, { cancel_at_period_end: true });
  });
}

export function reactivate(stripe: Stripe, plan: Plan): Promise<void> {
  return ask(async () => {
    await stripe.subscriptions.update(plan.id, { cancel_at_period_end: false });
  });
}

/** A subscription under a schedule refuses direct changes; the newest wish counts, so the schedule goes first. */
async function withoutSchedule(stripe: Stripe, plan: Plan): Promise<Stripe.Subscription> {
  const subscription = await stripe.subscriptions.retrieve(plan.id);
  const { schedule } = subscription;
  if (schedule !== null)
    await stripe.subscriptionSchedules.release(typeof schedule === "string" ? schedule : schedule.id);
  return subscription;
}

function newItem({ items }: Stripe.Subscription, { priceId }: Offer): { id: string; price: string } {
  const [item] = items.data;
  if (item === undefined) throw new PaymentRefused("state", "The subscription has no items");
  return { id: item.id, price: priceId };
}
