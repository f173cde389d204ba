import { z } from "zod";
import { defineCall } from "./call.ts";
import { OneTimeType, SubscriptionTier } from "./plans.ts";
import { both, fields, wrapped } from "./reply.ts";

const Moment = z.iso.datetime();

/** What can be bought. Amounts are the provider's, never the browser's. */
export const PricedTier = z.object({
  key: z.enum([...OneTimeType.options, ...SubscriptionTier.options]),
  name: z.string(),
  /** Cents; null: can't be had at present. */
  price: z.number().int().nullable(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  interval: z.enum(["month", "year", "one_time"]),
  priceId: z.string().nullable(),
});
export type PricedTier = z.infer<typeof PricedTier>;

export const listTiers = defineCall({
  name: "listTiers",
  method: "GET",
  path: "/api/v1/subscription/tiers",
  access: "user",
  summary: "Plans and one-off purchases that this brand sells, with prices",
  reply: wrapped(z.array(PricedTier)),
  errors: ["AUTHENTICATION_REQUIRED", "PAYMENTS_OFF"],
});

/** A promotion code as it is typed: letters, digits, _ and -. */
export const PromotionCode = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "This code can't be valid");

export const checkDiscount = defineCall({
  name: "checkDiscount",
  method: "GET",
  path: "/api/v1/subscription/discount",
  access: "user",
  summary: "Whether the provider knows a discount code, before it is promised",
  query: z.object({ code: PromotionCode }),
  reply: wrapped(z.object({ code: z.string(), valid: z.boolean() })),
  errors: ["AUTHENTICATION_REQUIRED", "PAYMENTS_OFF", "CHECKOUT_REFUSED"],
});

const Link = { url: z.url() };

export const createCheckout = defineCall({
  name: "createCheckout",
  method: "POST",
  path: "/api/v1/subscription/create-checkout",
  access: "user",
  summary: "Open the provider's hosted checkout; plan and price are looked up here",
  body: z.object({
    tier: PricedTier.shape.key,
    successUrl: z.url().max(2000).optional(),
    cancelUrl: z.url().max(2000).optional(),
    promotionCode: PromotionCode.optional(),
    /** The domain whose report it was opened from: it is opened with the purchase. */
    domain: z.string().min(1).max(253).optional(),
  }),
  reply: both(Link),
  errors: ["AUTHENTICATION_REQUIRED", "PAYMENTS_OFF", "CHECKOUT_REFUSED", "PROMOTION_CODE_INVALID", "CONFLICT"],
});

const Changed = { tier: SubscriptionTier, effective: z.enum(["now", "period_end"]), at: Moment };

export const updatePlan = defineCall({
  name: "updatePlan",
  method: "POST",
  path: "/api/v1/subscription/update-plan",
  access: "user",
  summary: "Move a running subscription to another tier: up at once, down with the next period",
  body: z.object({
    newTier: SubscriptionTier,
    /** What the page showed; a page that is out of date is told so. */
    currentTier: z.string().max(40).optional(),
    isUpgrade: z.boolean().optional(),
  }),
  reply: fields({ message: z.string(), data: z.object(Changed) }),
  errors: ["AUTHENTICATION_REQUIRED", "PAYMENTS_OFF", "CHECKOUT_REFUSED", "CONFLICT"],
});

export const previewPlanChange = defineCall({
  name: "previewPlanChange",
  method: "POST",
  path: "/api/v1/subscription/preview-change",
  access: "user",
  summary: "What a change of plan costs today and when it applies",
  body: z.object({ newTier: SubscriptionTier }),
  reply: wrapped(
    z.object({
      /** Cents. */
      dueToday: z.number().int(),
      currency: z.string(),
      effective: z.enum(["now", "period_end"]),
      at: Moment,
    }),
  ),
  errors: ["AUTHENTICATION_REQUIRED", "PAYMENTS_OFF", "CHECKOUT_REFUSED", "CONFLICT"],
});

export const openPortal = defineCall({
  name: "openPortal",
  method: "POST",
  path: "/api/v1/subscription/customer-portal",
  access: "user",
  summary: "Address of the provider's page for cards and invoices",
  body: z.object({ returnUrl: z.url().max(2000).optional() }).optional(),
  reply: both(Link),
  errors: ["AUTHENTICATION_REQUIRED", "PAYMENTS_OFF", "CHECKOUT_REFUSED", "CONFLICT"],
});

const PeriodEnd = { currentPeriodEnd: Moment };

export const cancelSubscription = defineCall({
  name: "cancelSubscription",
  method: "POST",
  path: "/api/v1/subscription/cancel",
  access: "user",
  summary: "End the subscription with its period, or at once",
  body: z.object({ immediately: z.boolean().default(false) }),
  // Readers look for the date at three depths; it is at each of them.
  reply: fields({
    ...PeriodEnd,
    data: z.object({ ...PeriodEnd, data: z.object(PeriodEnd) }),
  }),
  errors: ["AUTHENTICATION_REQUIRED", "PAYMENTS_OFF", "CHECKOUT_REFUSED", "CONFLICT"],
});

export const reactivateSubscription = defineCall({
  name: "reactivateSubscription",
  method: "POST",
  path: "/api/v1/subscription/reactivate",
  access: "user",
  summary: "Take back a cancellation that waits for the period's end",
  reply: fields({ message: z.string() }),
  errors: ["AUTHENTICATION_REQUIRED", "PAYMENTS_OFF", "CHECKOUT_REFUSED", "CONFLICT"],
});

export const Transaction = z.object({
  id: z.string(),
  created_at: Moment,
  type: z.enum(["subscription_created", "subscription_payment", "subscription_cancelled", "credit", "debit"]),
  transaction_type: z.enum(["purchase", "usage", "refund", "bonus", "subscription"]),
  /** Cents on subscription rows; credits on the others, which are never above 100. */
  amount: z.number().int(),
  reason: z.string(),
  description: z.string(),
  status: z.string(),
  stripe_payment_id: z.string().nullable(),
  metadata: z.object({
    tier: z.string().optional(),
    tier_price: z.number().optional(),
    monthly_price: z.number().optional(),
    amount_dollars: z.number().optional(),
    payment_method: z.string().optional(),
    subscription_id: z.string().optional(),
    payment_intent_id: z.string().optional(),
  }),
});
export type Transaction = z.infer<typeof Transaction>;

export const getBillingHistory = defineCall({
  name: "getBillingHistory",
  method: "GET",
  path: "/api/v1/auth/subscription/history",
  access: "user",
  summary: "Payments and movements of credits, newest first",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: wrapped(
    z.object({
      transactions: z.array(Transaction),
      pagination: z.object({ limit: z.number(), offset: z.number(), total: z.number(), hasMore: z.boolean() }),
    }),
  ),
  errors: ["AUTHENTICATION_REQUIRED"],
});

/** Where the payment provider reports what happened. Signed, so anybody may send it; read raw. */
export const receiveStripeEvent = {
  method: "POST",
  path: "/api/v1/webhooks/stripe",
} as const;
