import { rareTexts } from "@audit/contract";
import { findRunningPlan } from "./plan-of.ts";
import { orProblem } from "./refusals.ts";
import { syncAccount, type Billing } from "./sync.ts";

/**
 * Ends whatever the provider would still charge an account for, at once, and reads its payments a last time. To be
 * asked before the account is deleted: afterwards nobody would know whose subscription it is.
 * @throws Problem UNAVAILABLE, CHECKOUT_REFUSED when the provider did not end it
 */
export const endForGood = (billing: Billing, userId: string): Promise<void> =>
  orProblem(rareTexts.accountDeleteUnpaidOff, async () => {
    const plan = await findRunningPlan(billing, userId);
    if (plan !== null) await billing.gateway.cancel(plan, true);
    await syncAccount(billing, userId);
  });
