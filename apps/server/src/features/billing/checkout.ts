import { sellingTexts } from "@audit/contract";
import { Problem, type Caller } from "../../platform/http/index.ts";
import type { OfferKey } from "../../platform/payments/index.ts";
import type { Log } from "../../platform/log.ts";
import { getUser } from "../accounts/index.ts";
import { paymentModelOf, type Brand } from "../branding/index.ts";
import { returnAddress } from "./addresses.ts";
import { saveCheckout } from "./checkout-store.ts";
import { findCustomerOf, saveCustomer } from "./customer-store.ts";
import { findRunningPlan } from "./plan-of.ts";
import { orProblem } from "./refusals.ts";
import type { Billing } from "./sync.ts";
import { findOffer } from "./tiers.ts";

export interface Purchase {
  readonly userId: string;
  readonly brand: Brand;
  readonly caller: Caller;
  readonly tier: OfferKey;
  readonly promotionCode: string | null;
  readonly domain: string | null;
  readonly successUrl: string | undefined;
  readonly cancelUrl: string | undefined;
}

/** Where the provider sends people after paying; the session's id is filled in by the provider. */
const SUCCESS = "/account/subscription-success?payment_success=true&session_id={CHECKOUT_SESSION_ID}";
const CANCELLED = "/account/upgrade";

/**
 * Opens the hosted checkout for something that this brand sells. Amount and currency are the provider's.
 * @returns its address
 * @throws Problem CONFLICT for a second subscription beside a running one
 */
export async function openCheckout(billing: Billing, purchase: Purchase): Promise<string> {
  const { db, gateway } = billing;
  const { userId, brand, caller, tier, promotionCode, domain } = purchase;
  const successUrl = returnAddress(brand, caller, SUCCESS, purchase.successUrl);
  const cancelUrl = returnAddress(brand, caller, CANCELLED, purchase.cancelUrl);
  return orProblem(sellingTexts.checkoutFailed, async () => {
    const offer = await findOffer(gateway, paymentModelOf(brand), tier);
    if (offer === null) throw new Problem("CHECKOUT_REFUSED", { text: sellingTexts.checkoutFailed });
    const customer = await customerFor(billing, userId);
    if (offer.interval !== "one_time" && (await findRunningPlan(billing, userId)) !== null) {
      throw new Problem("CONFLICT", { text: "You have a plan already. Change it instead of buying a second one." });
    }
    const wish = { customer, offer, userId, domain, successUrl, cancelUrl, promotionCode };
    const { id, url } = await gateway.openCheckout(wish);
    await saveCheckout(db, { id, userId, offer: tier });
    return url;
  });
}

/** The account's customer at the provider, made when it is first needed. */
export async function customerFor({ db, gateway }: Billing, userId: string): Promise<string> {
  const known = await findCustomerOf(db, userId);
  if (known !== null) return known;
  const { email } = await getUser(db, userId);
  const customer = await gateway.createCustomer({ id: userId, email });
  await saveCustomer(db, userId, customer);
  return customer;
}

/**
 * Makes new accounts known to the provider. An ill provider stops nobody from signing up: the customer is then made
 * with the first checkout.
 */
export const customerFinder =
  (billing: Billing | null, log: Log) =>
  async (userId: string): Promise<string | null> => {
    if (billing === null) return null;
    try {
      return await customerFor(billing, userId);
    } catch (error) {
      log.warn({ err: error }, "a new account is not known to the payment provider yet");
      return null;
    }
  };
