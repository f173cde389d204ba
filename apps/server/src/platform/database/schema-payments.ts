import type { OneTimeType, SubscriptionTier } from "@audit/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Who is whose customer at the payment provider. */
export interface PaymentCustomersTable {
  user_id: string;
  customer: string;
  /** Numbers the readings of the provider's state; only a newer one than the last applied is written. */
  asked: Generated<number>;
  applied: Generated<number>;
  /** Of the state applied last: the same again needs no writing. */
  digest: string | null;
  synced_at: OptionalMoment;
}

/** Checkouts that we have opened, until what was paid is ours. */
export interface CheckoutsTable {
  id: string;
  user_id: string;
  offer: SubscriptionTier | OneTimeType;
  created_at: Moment;
  settled_at: OptionalMoment;
}

/** What the provider reported: stored first, handled after. */
export interface ProviderEventsTable {
  id: string;
  type: string;
  customer: string | null;
  received_at: Moment;
  handled_at: OptionalMoment;
  failures: Generated<number>;
}

/** Payments and turns of subscriptions, for the history. */
export interface BillingEntriesTable {
  user_id: string;
  /** What it is about at the provider; each counts once. */
  reference: string;
  at: Moment;
  type: "subscription_created" | "subscription_payment" | "subscription_cancelled";
  /** Cents. */
  amount: number;
  tier: SubscriptionTier;
  reason: string;
  payment_id: string | null;
  plan_id: string;
}

/** Payments of accounts that were deleted: what, when, how much and the provider's ids, never whose. */
export interface BookingsTable {
  id: Generated<string>;
  at: Moment;
  product: SubscriptionTier | OneTimeType;
  /** Cents. */
  amount: number;
  reference: string | null;
  payment_id: string | null;
  refunded_at: OptionalMoment;
}

export interface SandboxCustomersTable {
  id: Generated<string>;
  user_id: string;
  /** SandboxAccount of platform/payments/sandbox, which reads it through its schema. */
  state: JSONColumnType<object, string | undefined, string>;
}

export interface SandboxCheckoutsTable {
  id: Generated<string>;
  customer_id: string;
  offer: SubscriptionTier | OneTimeType;
  domain: string | null;
  success_url: string;
  cancel_url: string;
  status: ColumnType<"open" | "paid", "open" | "paid" | undefined, "open" | "paid">;
  created_at: Generated<Date>;
}
