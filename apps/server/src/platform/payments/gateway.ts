import type { OneTimeType, SubscriptionTier } from "@audit/contract";

export type OfferKey = SubscriptionTier | OneTimeType;

/** What can be bought, as the provider sells it. */
export interface Offer {
  readonly key: OfferKey;
  readonly priceId: string;
  /** Cents. */
  readonly amount: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly interval: "month" | "year" | "one_time";
}

export interface Plan {
  /** The provider's id of the subscription. */
  readonly id: string;
  readonly tier: SubscriptionTier;
  readonly status: "active" | "trialing" | "past_due" | "unpaid" | "canceled" | "inactive";
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** The cheaper tier that begins with the next period. */
  readonly nextTier: SubscriptionTier | null;
}

/** A paid one-off checkout. */
export interface Purchase {
  /** The provider's id of the checkout. */
  readonly id: string;
  readonly type: OneTimeType;
  readonly credits: number;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  readonly paidAt: Date;
  /** The domain whose report it was opened from. */
  readonly domain: string | null;
  readonly paymentId: string | null;
  readonly isRefunded: boolean;
}

/** Money taken for a subscription. */
export interface Payment {
  readonly id: string;
  readonly planId: string;
  readonly amount: number;
  readonly currency: string;
  readonly paidAt: Date;
  readonly occasion: "start" | "renewal" | "change";
  readonly paymentId: string | null;
}

/** All that the provider knows of one customer now; everything we keep follows from it. */
export interface CustomerTruth {
  readonly customer: string;
  readonly plan: Plan | null;
  readonly purchases: readonly Purchase[];
  readonly payments: readonly Payment[];
}

export interface CheckoutWish {
  readonly customer: string;
  readonly offer: Offer;
  readonly userId: string;
  /** The registrable domain that the purchase shall open, when it is opened from a report. */
  readonly domain: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly promotionCode: string | null;
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Null when the event concerns no customer. */
  readonly customer: string | null;
}

/** Whoever takes the money. The rest of the server knows no provider but through this. */
export interface PaymentGateway {
  /** Asks the provider anew what a checkout would need. @returns what was found, in a few words */
  check(): Promise<string>;
  listOffers(): Promise<readonly Offer[]>;
  /** @returns the customer's id; the same user gets the same one, however often it is asked */
  createCustomer(user: { readonly id: string; readonly email: string }): Promise<string>;
  /** Whether a discount code can be used now. */
  knowsCode(code: string): Promise<boolean>;
  openCheckout(wish: CheckoutWish): Promise<{ readonly id: string; readonly url: string }>;
  /** @returns whose checkout it is and whether it was paid; null when there is none of that id */
  readCheckout(id: string): Promise<{ readonly customer: string | null; readonly isPaid: boolean } | null>;
  openPortal(customer: string, returnUrl: string): Promise<string>;
  readCustomer(customer: string): Promise<CustomerTruth>;
  /** What an upgrade costs today, cents. */
  previewChange(plan: Plan, offer: Offer): Promise<{ readonly dueToday: number; readonly currency: string }>;
  /** At once, the difference being charged; nothing changes when it can't be. */
  upgrade(plan: Plan, offer: Offer): Promise<void>;
  /** With the next period. */
  downgrade(plan: Plan, offer: Offer): Promise<void>;
  cancel(plan: Plan, immediately: boolean): Promise<void>;
  reactivate(plan: Plan): Promise<void>;
  /** @throws PaymentRefused when the signature is wrong */
  readEvent(payload: string, signature: string): ProviderEvent;
  /** Events of the last days, for those that never arrived. */
  listEvents(since: Date): AsyncIterable<ProviderEvent>;
}

/** The provider said no, for a reason that the buyer can act on. */
export class PaymentRefused extends Error {
  readonly reason: "declined" | "promotion_code" | "signature" | "state";

  constructor(reason: PaymentRefused["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The provider can't be asked just now. */
export class PaymentsUnavailable extends Error {}
