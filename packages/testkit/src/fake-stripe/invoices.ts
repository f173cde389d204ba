import { formAt, formsAt, textAt, type Form } from "./form.ts";
import type { Price, Subscription } from "./objects.ts";
import { collect } from "./payments.ts";
import { prorate } from "./proration.ts";
import { listOf, route, type Route } from "./route.ts";
import { invalid } from "./stripe-error.ts";
import { take, type World } from "./world.ts";

/** Charges, intents and invoices, and what a plan change would cost today. */
export const invoiceRoutes: readonly Route[] = [
  route("GET /invoices", (call) => {
    const customer = textAt(call.form, "customer");
    const subscription = textAt(call.form, "subscription");
    const status = textAt(call.form, "status");
    const fitting = [...call.world.invoices.values()].filter(
      (one) =>
        (customer === undefined || one.customer === customer) &&
        (status === undefined || one.status === status) &&
        (subscription === undefined || one.parent?.subscription_details.subscription === subscription),
    );
    return listOf(fitting, call, "/v1/invoices");
  }),
  route("POST /invoices/create_preview", ({ world, form }) => preview(world, form)),
  route("GET /invoices/*", ({ world, ids: [id] }) => take(world.invoices, "invoice", id)),
  route("POST /invoices/*/pay", ({ world, ids: [id] }) => {
    const invoice = take(world.invoices, "invoice", id);
    if (invoice.status !== "open") throw invalid("Invoice is already paid", "invoice_already_paid");
    collect(world, invoice);
    return invoice;
  }),
  route("GET /payment_intents/*", ({ world, ids: [id] }) => take(world.intents, "payment_intent", id)),
  route("GET /payment_intents", (call) => {
    const customer = textAt(call.form, "customer");
    const fitting = [...call.world.intents.values()].filter((one) => !customer || one.customer === customer);
    return listOf(fitting, call, "/v1/payment_intents");
  }),
  route("GET /charges/*", ({ world, ids: [id] }) => take(world.charges, "charge", id)),
  route("GET /charges", (call) => {
    const customer = textAt(call.form, "customer");
    const fitting = [...call.world.charges.values()].filter((one) => !customer || one.customer === customer);
    return listOf(fitting, call, "/v1/charges");
  }),
];

function preview(world: World, form: Form): unknown {
  const subscription = take(world.subscriptions, "subscription", textAt(form, "subscription"));
  const lines = prorate(world, subscription, wantedPrice(world, subscription, form));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    object: "invoice",
    customer: subscription.customer,
    currency: subscription.currency,
    total,
    amount_due: Math.max(total, 0),
    lines: { object: "list", data: lines, has_more: false, url: "/v1/invoices/upcoming/lines" },
  };
}

function wantedPrice(world: World, subscription: Subscription, form: Form): Price {
  const [item] = formsAt(formAt(form, "subscription_details"), "items");
  const [current] = subscription.items.data;
  const id = item === undefined ? current?.price.id : textAt(item, "price");
  return take(world.prices, "price", id, "price");
}
