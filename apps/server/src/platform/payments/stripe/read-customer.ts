import { OneTimeType, SubscriptionTier } from "@audit/contract";
import type Stripe from "stripe";
import { z } from "zod";
import { PaymentsUnavailable, type CustomerTruth, type Payment, type Plan, type Purchase } from "../gateway.ts";
import type { Offers } from "./offers.ts";
import { ask } from "./refusals.ts";

/** Beyond 2100 no period of ours ends. */
const LAST_SECOND = 4_102_444_800;
const MOST_ROWS = 10_000;

const at = (seconds: number): Date => new Date(whole(seconds, LAST_SECOND) * 1000);

/** @throws PaymentsUnavailable for what is no whole number from 0 on: a wrong answer must not become a plan */
function whole(value: number, most = Number.MAX_SAFE_INTEGER): number {
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new PaymentsUnavailable("The payment provider's answer could not be read.");
}

/** Reads everything that decides a customer's access, newest state, in four lists. */
export function readCustomer(stripe: Stripe, offers: Offers, customer: string): Promise<CustomerTruth> {
  return ask(async () => {
    const [subscriptions, sessions, charges, invoices] = await Promise.all([
      all(stripe.subscriptions.list({ customer, status: "all", limit: 100 })),
      all(stripe.checkout.sessions.list({ customer, status: "complete", limit: 100 })),
      all(stripe.charges.list({ customer, limit: 100 })),
      all(stripe.invoices.list({ customer, status: "paid", limit: 100 })),
    ]);
    const plans = await Promise.all(subscriptions.map((one) => readPlan(stripe, offers, one)));
    return {
      customer,
      plan: choosePlan(plans.filter((plan) => plan !== null)),
      purchases: sessions.flatMap((session) => readPurchase(session, charges)),
      payments: invoices.flatMap(readPayment),
    };
  });
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const rows: T[] = [];
  for await (const row of list) {
    if (rows.push(row) > MOST_ROWS) throw new PaymentsUnavailable("The payment provider's list is without end.");
  }
  return rows;
}

async function readPlan(stripe: Stripe, offers: Offers, subscription: Stripe.Subscription): Promise<Plan | null> {
  const [item] = subscription.items.data;
  const tier = item === undefined ? null : tierOf(offers, item.price.id);
  if (item === undefined || tier === null) return null;
  return {
    id: subscription.id,
    tier,
    status: statusOf(subscription.status),
    periodStart: at(item.current_period_start),
    periodEnd: at(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    startedAt: at(subscription.start_date),
    endedAt: subscription.ended_at === null ? null : at(subscription.ended_at),
    nextTier: await readNextTier(stripe, offers, subscription, item.current_period_end),
  };
}

function tierOf(offers: Offers, priceId: string): SubscriptionTier | null {
  const { success, data } = SubscriptionTier.safeParse(offers.keyOf(priceId));
  return success ? data : null;
}

const KnownStatus = z.enum(["active", "trialing", "past_due", "unpaid", "canceled"]);

/** Begun but never paid, or paused: no plan, yet not ended. */
const statusOf = (status: Stripe.Subscription.Status): Plan["status"] =>
  KnownStatus.safeParse(status).data ?? "inactive";

async function readNextTier(
  stripe: Stripe,
  offers: Offers,
  { schedule }: Stripe.Subscription,
  periodEnd: number,
): Promise<SubscriptionTier | null> {
  if (schedule === null) return null;
  const { phases } = typeof schedule === "string" ? await stripe.subscriptionSchedules.retrieve(schedule) : schedule;
  const next = phases.find(({ start_date }) => start_date >= periodEnd)?.items[0]?.price;
  if (next === undefined) return null;
  return tierOf(offers, typeof next === "string" ? next : next.id);
}

const RANK: Readonly<Record<Plan["status"], number>> = {
  active: 5,
  trialing: 4,
  past_due: 3,
  unpaid: 2,
  inactive: 1,
  canceled: 0,
};

/** Somebody who paid twice in two windows has the better plan, then the newer one. */
function choosePlan(plans: readonly Plan[]): Plan | null {
  const [best] = plans.toSorted(
    (a, b) =>
      RANK[b.status] - RANK[a.status] || b.tier.localeCompare(a.tier) || b.startedAt.getTime() - a.startedAt.getTime(),
  );
  return best ?? null;
}

function readPurchase(session: Stripe.Checkout.Session, charges: readonly Stripe.Charge[]): Purchase[] {
  const type = OneTimeType.safeParse(session.metadata?.["offer"]);
  if (session.mode !== "payment" || session.payment_status === "unpaid" || !type.success) return [];
  const paymentId = idOf(session.payment_intent);
  const charge = charges.find((one) => paymentId !== null && idOf(one.payment_intent) === paymentId && one.paid);
  return [
    {
      id: session.id,
      type: type.data,
      credits: 1,
      amount: whole(session.amount_total ?? 0),
      currency: session.currency ?? "usd",
      paidAt: at(charge?.created ?? session.created),
      domain: session.metadata?.["domain"] ?? null,
      paymentId,
      isRefunded: charge?.refunded === true,
    },
  ];
}

const OCCASIONS: Readonly<Record<string, Payment["occasion"]>> = {
  subscription_create: "start",
  subscription_update: "change",
};

function readPayment(invoice: Stripe.Invoice): Payment[] {
  const planId = idOf(invoice.parent?.subscription_details?.subscription ?? null);
  if (planId === null || invoice.amount_paid === 0) return [];
  const intent = invoice.payments?.data.find(({ payment }) => payment.payment_intent !== undefined)?.payment;
  return [
    {
      id: invoice.id,
      planId,
      amount: whole(invoice.amount_paid),
      currency: invoice.currency,
      paidAt: at(invoice.status_transitions?.paid_at ?? invoice.created),
      occasion: OCCASIONS[invoice.billing_reason ?? ""] ?? "renewal",
      paymentId: idOf(intent?.payment_intent ?? null),
    },
  ];
}

const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);
