import type Stripe from "stripe";
import { PaymentRefused, type ProviderEvent } from "../gateway.ts";

/**
 * Checks the signature and reads whom the event concerns. Its content is a hint only: the truth is read again.
 * @throws PaymentRefused when the signature is wrong or older than five minutes
 */
export function readEvent(stripe: Stripe, secret: string, payload: string, signature: string): ProviderEvent {
  try {
    return present(stripe.webhooks.constructEvent(payload, signature, secret));
  } catch {
    throw new PaymentRefused("signature", "The signature does not fit");
  }
}

export async function* listEvents(stripe: Stripe, since: Date): AsyncIterable<ProviderEvent> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for await (const event of stripe.events.list({ created, limit: 100 })) yield present(event);
}

function present({ id, type, data: { object } }: Stripe.Event): ProviderEvent {
  return { id, type, customer: customerOf(object) };
}

function customerOf(object: object): string | null {
  if ("object" in object && object.object === "customer" && "id" in object) return String(object.id);
  const customer: unknown = "customer" in object ? object.customer : null;
  if (typeof customer === "string") return customer;
  const hasId = typeof customer === "object" && customer !== null && "id" in customer;
  return hasId && typeof customer.id === "string" ? customer.id : null;
}
