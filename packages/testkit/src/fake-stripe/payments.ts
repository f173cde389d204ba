import type { Charge, Invoice, PaymentIntent, Subscription } from "./objects.ts";
import { announce, newId, type World } from "./world.ts";

const RETRY_AFTER_SECONDS = 3 * 86_400;
/** Tries of a renewal before Stripe gives up: the subscription is then unpaid. */
const MOST_ATTEMPTS = 4;

interface Payment {
  readonly customer: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly metadata?: Record<string, string>;
}

/** Charges the customer's card. @returns the intent, succeeded or in need of another card */
export function pay(world: World, { customer, amount, currency, metadata = {} }: Payment): PaymentIntent {
  const declined = customer !== null && world.declining.has(customer);
  const intent: PaymentIntent = {
    id: newId("pi"),
    object: "payment_intent",
    created: world.now,
    customer,
    amount,
    currency,
    metadata,
    status: declined ? "requires_payment_method" : "succeeded",
    amount_received: declined ? 0 : amount,
    latest_charge: null,
  };
  world.intents.set(intent.id, intent);
  if (declined) {
    announce(world, "payment_intent.payment_failed", intent);
    return intent;
  }
  const charge: Charge = {
    id: newId("ch"),
    object: "charge",
    created: world.now,
    customer,
    payment_intent: intent.id,
    amount,
    currency,
    metadata,
    amount_refunded: 0,
    refunded: false,
    paid: true,
  };
  world.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  announce(world, "payment_intent.succeeded", intent);
  announce(world, "charge.succeeded", charge);
  return intent;
}

interface Bill {
  readonly subscription: Subscription;
  readonly reason: Invoice["billing_reason"];
  readonly lines: readonly { description: string; amount: number }[];
}

/** Writes an invoice for a subscription and tries to collect it. */
export function bill(world: World, { subscription, reason, lines }: Bill): Invoice {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const id = newId("in");
  const [item] = subscription.items.data;
  const invoice: Invoice = {
    id,
    object: "invoice",
    created: world.now,
    customer: subscription.customer,
    billing_reason: reason,
    currency: subscription.currency,
    total,
    number: `TEST-${String(world.invoices.size + 1).padStart(4, "0")}`,
    lines: { object: "list", data: [...lines], has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
    period_start: item?.current_period_start ?? world.now,
    period_end: item?.current_period_end ?? world.now,
    metadata: {},
    status: "open",
    amount_due: Math.max(total, 0),
    amount_paid: 0,
    amount_remaining: Math.max(total, 0),
    attempt_count: 0,
    next_payment_attempt: null,
    hosted_invoice_url: `${world.origin}/invoice/${id}`,
    payments: { object: "list", data: [] },
  };
  world.invoices.set(id, invoice);
  subscription.latest_invoice = id;
  announce(world, "invoice.created", invoice);
  collect(world, invoice);
  return invoice;
}

/** One attempt to be paid. A failure leaves the invoice open with the time of the next attempt. */
export function collect(world: World, invoice: Invoice): void {
  invoice.attempt_count += 1;
  const { customer, currency, amount_remaining } = invoice;
  const intent = amount_remaining === 0 ? null : pay(world, { customer, currency, amount: amount_remaining });
  if (intent !== null) invoice.payments.data.push({ payment: { type: "payment_intent", payment_intent: intent.id } });
  if (intent === null || intent.status === "succeeded") {
    invoice.status = "paid";
    invoice.amount_paid = invoice.amount_due;
    invoice.amount_remaining = 0;
    invoice.next_payment_attempt = null;
    announce(world, "invoice.paid", invoice);
    announce(world, "invoice.payment_succeeded", invoice);
    return;
  }
  const isLast = invoice.attempt_count >= MOST_ATTEMPTS;
  invoice.next_payment_attempt = isLast ? null : world.now + RETRY_AFTER_SECONDS;
  announce(world, "invoice.payment_failed", invoice);
}
