import { createHmac } from "node:crypto";
import type { StripeEvent } from "./objects.ts";

/** Signature header as Stripe sends it (https://docs.stripe.com/webhooks#verify-manually). */
export function signPayload(payload: string, secret: string, seconds: number): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}

/** Sends one event as Stripe does. @returns the receiver's HTTP status */
export async function deliver(event: StripeEvent, url: string, secret: string): Promise<number> {
  const payload = JSON.stringify(event);
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signPayload(payload, secret, Math.floor(Date.now() / 1000)),
    },
    body: payload,
  });
  await answer.arrayBuffer();
  return answer.status;
}
