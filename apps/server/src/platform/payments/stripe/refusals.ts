import Stripe from "stripe";
import { PaymentRefused, PaymentsUnavailable } from "../gateway.ts";

/**
 * Calls Stripe, reads its answer and puts errors into our words.
 * @throws PaymentRefused, PaymentsUnavailable; the latter also for an answer that is not of Stripe's shape
 */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw inOurWords(error);
  }
}

function inOurWords(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) return new PaymentRefused("declined", error.message);
  if (error instanceof errors.StripeInvalidRequestError) {
    const isCode =
      error.param?.includes("promotion_code") === true || error.code?.startsWith("promotion_code") === true;
    return new PaymentRefused(isCode ? "promotion_code" : "state", error.message);
  }
  if (error instanceof errors.StripeError) return new PaymentsUnavailable(error.message, { cause: error });
  if (error instanceof PaymentRefused || error instanceof PaymentsUnavailable) return error;
  return new PaymentsUnavailable("The payment provider's answer could not be read.", { cause: error });
}
