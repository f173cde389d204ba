import { texts, type PaymentsMode } from "@audit/contract";
import type { PaymentProvider } from "../access/index.ts";
import { findCheckout } from "./checkout-store.ts";
import { findCustomerOf } from "./customer-store.ts";
import { orProblem } from "./refusals.ts";
import { syncAccount, type Billing } from "./sync.ts";

/** The payment provider as the access feature asks it. */
export const providerOf = (billing: Billing, mode: PaymentsMode): PaymentProvider => ({
  mode,
  sync: (userId) => orProblem(texts.syncFailed, async () => ({ changed: await syncAccount(billing, userId) })),
  verify: (userId, sessionId) => orProblem(texts.verifyFailed, () => verifyCheckout(billing, userId, sessionId)),
});

/** Only own checkouts can be verified, whatever id the browser names. @returns whether it was paid */
async function verifyCheckout(billing: Billing, userId: string, sessionId: string | null): Promise<boolean> {
  const { db, gateway } = billing;
  const id = await findCheckout(db, userId, sessionId);
  if (id === null) return false;
  const checkout = await gateway.readCheckout(id);
  if (checkout === null || !checkout.isPaid || checkout.customer !== (await findCustomerOf(db, userId))) return false;
  await syncAccount(billing, userId);
  return true;
}
