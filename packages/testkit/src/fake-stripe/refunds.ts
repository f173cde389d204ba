import { metadataAt, textAt, type Form } from "./form.ts";
import type { Refund } from "./objects.ts";
import { listOf, route, type Route } from "./route.ts";
import { invalid } from "./stripe-error.ts";
import { announce, newId, take, type World } from "./world.ts";

/** Gives money back for a payment, in parts or whole. */
export function refund(world: World, form: Form): Refund {
  const intent = take(world.intents, "payment_intent", textAt(form, "payment_intent"), "payment_intent");
  const charge = take(world.charges, "charge", intent.latest_charge ?? "", "charge");
  const left = charge.amount - charge.amount_refunded;
  const amount = Number(textAt(form, "amount") ?? left);
  if (left === 0) throw invalid("Charge has already been refunded.", "charge_already_refunded");
  if (amount > left) throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
  const made: Refund = {
    id: newId("re"),
    object: "refund",
    created: world.now,
    charge: charge.id,
    payment_intent: intent.id,
    amount,
    currency: charge.currency,
    reason: textAt(form, "reason") ?? null,
    status: "succeeded",
    metadata: metadataAt(form),
  };
  world.refunds.set(made.id, made);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  announce(world, "charge.refunded", charge);
  announce(world, "refund.created", made);
  return made;
}

export const refundRoutes: readonly Route[] = [
  route("POST /refunds", ({ world, form }) => refund(world, form)),
  route("GET /refunds", (call) => {
    const intent = textAt(call.form, "payment_intent");
    const fitting = [...call.world.refunds.values()].filter((one) => !intent || one.payment_intent === intent);
    return listOf(fitting, call, "/v1/refunds");
  }),
  route("GET /refunds/*", ({ world, ids: [id] }) => take(world.refunds, "refund", id)),
];
