import Stripe from "stripe";
import { PaymentRefused, type CheckoutWish } from "../gateway.ts";
import { knownDestination, type KnownPlaces } from "./destination.ts";
import { ask } from "./refusals.ts";

/** Hosted checkout. What is bought is named by our own price id; the browser's word counts for nothing. */
export async function openCheckout(
  stripe: Stripe,
  wish: CheckoutWish,
  places: KnownPlaces,
): Promise<{ id: string; url: string }> {
  const { customer, offer, userId, domain, successUrl, cancelUrl, promotionCode } = wish;
  const metadata = { user_id: userId, offer: offer.key, ...(domain === null ? {} : { domain }) };
  const discount = promotionCode === null ? null : await findPromotionCode(stripe, promotionCode);
  const session = await ask(() =>
    stripe.checkout.sessions.create({
      customer,
      client_reference_id: userId,
      line_items: [{ price: offer.priceId, quantity: 1 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      metadata,
      // Stripe takes either a fixed discount or the field where codes are typed, not both.
      ...(discount === null ? { allow_promotion_codes: true } : { discounts: [{ promotion_code: discount }] }),
      ...(offer.interval === "one_time"
        ? { mode: "payment" as const, payment_intent_data: { metadata } }
        : { mode: "subscription" as const, subscription_data: { metadata } }),
    }),
  );
  if (session.url === null) throw new PaymentRefused("state", "The checkout has no page");
  return { id: session.id, url: knownDestination(session.url, places) };
}

/** @returns its id; null when no such code can be used now */
export async function lookUpCode(stripe: Stripe, code: string): Promise<string | null> {
  const { data } = await ask(() => stripe.promotionCodes.list({ code, active: true, limit: 1 }));
  return data[0]?.id ?? null;
}

async function findPromotionCode(stripe: Stripe, code: string): Promise<string> {
  const found = await lookUpCode(stripe, code);
  if (found === null) throw new PaymentRefused("promotion_code", `The code "${code}" is not valid`);
  return found;
}

/** @returns null when there is no checkout of that id */
export async function readCheckout(
  stripe: Stripe,
  id: string,
): Promise<{ customer: string | null; isPaid: boolean } | null> {
  try {
    const { customer, payment_status, status } = await stripe.checkout.sessions.retrieve(id);
    const owner = typeof customer === "string" ? customer : (customer?.id ?? null);
    return { customer: owner, isPaid: status === "complete" && payment_status !== "unpaid" };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
    return ask(() => Promise.reject(error));
  }
}
