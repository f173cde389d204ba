/** Stripe's objects as far as a shop for plans and credits reads them; times in seconds, money in cents. */
interface Stored {
  readonly id: string;
  readonly created: number;
  metadata: Record<string, string>;
}

export interface Customer extends Stored {
  readonly object: "customer";
  email: string | null;
  name: string | null;
  deleted?: true;
}

export interface Price extends Stored {
  readonly object: "price";
  readonly product: string;
  readonly currency: string;
  readonly unit_amount: number;
  readonly type: "one_time" | "recurring";
  readonly recurring: { readonly interval: "month" | "year"; readonly interval_count: 1 } | null;
  readonly nickname: string | null;
  active: boolean;
}

export interface Product extends Stored {
  readonly object: "product";
  readonly name: string;
  active: boolean;
}

export interface SubscriptionItem {
  readonly id: string;
  readonly object: "subscription_item";
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
}

export type SubscriptionStatus =
  | "active"
  | "trialing"
  | "past_due"
  | "canceled"
  | "unpaid"
  | "incomplete"
  | "incomplete_expired";

export interface Subscription extends Stored {
  readonly object: "subscription";
  readonly customer: string;
  status: SubscriptionStatus;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  start_date: number;
  items: { object: "list"; data: SubscriptionItem[]; has_more: false; url: string };
  latest_invoice: string | null;
  schedule: string | null;
  currency: string;
}

export interface SchedulePhase {
  start_date: number;
  end_date: number | null;
  items: { price: string; quantity: number }[];
}

export interface SubscriptionSchedule extends Stored {
  readonly object: "subscription_schedule";
  readonly customer: string;
  subscription: string | null;
  status: "active" | "released" | "canceled" | "completed";
  end_behavior: "release" | "cancel";
  phases: SchedulePhase[];
}

export interface Invoice extends Stored {
  readonly object: "invoice";
  readonly customer: string;
  readonly billing_reason: "subscription_create" | "subscription_cycle" | "subscription_update" | "manual";
  readonly currency: string;
  readonly total: number;
  readonly number: string;
  readonly lines: { object: "list"; data: { description: string; amount: number }[]; has_more: false; url: string };
  readonly parent: { type: "subscription_details"; subscription_details: { subscription: string } } | null;
  readonly period_start: number;
  readonly period_end: number;
  status: "draft" | "open" | "paid" | "uncollectible" | "void";
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  hosted_invoice_url: string;
  payments: { object: "list"; data: { payment: { type: "payment_intent"; payment_intent: string } }[] };
}

export interface PaymentIntent extends Stored {
  readonly object: "payment_intent";
  readonly customer: string | null;
  readonly amount: number;
  readonly currency: string;
  status: "succeeded" | "requires_payment_method" | "canceled";
  amount_received: number;
  latest_charge: string | null;
}

export interface Charge extends Stored {
  readonly object: "charge";
  readonly customer: string | null;
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  amount_refunded: number;
  refunded: boolean;
  paid: boolean;
}

export interface Refund extends Stored {
  readonly object: "refund";
  readonly charge: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string | null;
  readonly status: "succeeded";
}

export interface PromotionCode extends Stored {
  readonly object: "promotion_code";
  readonly code: string;
  active: boolean;
  promotion: { type: "coupon"; coupon: string };
  max_redemptions: number | null;
  times_redeemed: number;
  expires_at: number | null;
}

export interface Coupon extends Stored {
  readonly object: "coupon";
  readonly percent_off: number | null;
  readonly amount_off: number | null;
  readonly duration: "once" | "forever";
  readonly valid: boolean;
}

export interface CheckoutSession extends Stored {
  readonly object: "checkout.session";
  readonly mode: "payment" | "subscription";
  readonly customer: string | null;
  readonly client_reference_id: string | null;
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly allow_promotion_codes: boolean;
  readonly line_items: { price: string; quantity: number }[];
  readonly subscription_metadata: Record<string, string>;
  readonly currency: string;
  readonly expires_at: number;
  discounts: { coupon: string; promotion_code: string | null }[];
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid" | "no_payment_required";
  amount_subtotal: number;
  amount_total: number;
  subscription: string | null;
  payment_intent: string | null;
  invoice: string | null;
  url: string | null;
}

export interface PortalSession extends Stored {
  readonly object: "billing_portal.session";
  readonly customer: string;
  readonly return_url: string;
  readonly url: string;
}

export interface StripeEvent {
  readonly id: string;
  readonly object: "event";
  readonly type: string;
  readonly created: number;
  readonly livemode: false;
  readonly api_version: string;
  readonly data: { readonly object: unknown };
}
