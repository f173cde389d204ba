import { rareTexts } from "@audit/contract";
import { Problem } from "../../platform/http/index.ts";
import { PaymentRefused, PaymentsUnavailable } from "../../platform/payments/index.ts";

/** Asks the provider and answers its refusals in the words of the call. */
export async function orProblem<T>(failed: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw new Problem("UNAVAILABLE", { text: failed, retryAfter: 30 });
    if (!(error instanceof PaymentRefused)) throw error;
    if (error.reason === "promotion_code") throw new Problem("PROMOTION_CODE_INVALID", { text: error.message });
    throw new Problem("CHECKOUT_REFUSED", {
      text: error.reason === "declined" ? `${rareTexts.cardDeclined} ${failed}` : failed,
    });
  }
}
