import { z } from "zod";
import { defineCall } from "./call.ts";
import { PaymentType, SubscriptionStatus, SubscriptionTier, Tier } from "./plans.ts";
import { both, fields, wrapped } from "./reply.ts";

const Moment = z.iso.datetime();

export const Subscription = z.object({
  /** What the account has: a tier, a one-off purchase, or free. */
  tier: Tier,
  status: SubscriptionStatus,
  payment_type: PaymentType,
  totalCredits: z.number().int(),
  availableCredits: z.number().int(),
  /** Domains that the running period, the credits or the free allowance were used for. */
  domainsUsed: z.number().int(),
  expiresAt: Moment.nullable(),
  isExpired: z.boolean(),
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodEnd: Moment.nullable(),
  /** The lower tier that begins with the next period. */
  nextTier: SubscriptionTier.nullable(),
  /** A sentence when the payment provider could not be asked for a while; access is not affected. */
  syncWarning: z.string().nullable(),
  syncError: z.string().nullable(),
  features: z.object({
    /** 100 is shown as All. */
    actionItemsLimit: z.number().int(),
    /** Null: not counted by month. */
    domainsPerMonth: z.number().int().nullable(),
  }),
});
export type Subscription = z.infer<typeof Subscription>;

export const Usage = z.object({
  used: z.number().int(),
  /** Null: no limit. */
  limit: z.number().int().nullable(),
  periodEnd: Moment.nullable(),
});
export type Usage = z.infer<typeof Usage>;

/** "off": nothing is sold here and everything is open to everybody; "sandbox": purchases are a test. */
export const PaymentsMode = z.enum(["stripe", "sandbox", "off"]);
export type PaymentsMode = z.infer<typeof PaymentsMode>;

export const AccessStatus = z.object({
  subscription: Subscription,
  usage: Usage,
  payments: PaymentsMode,
  /** Whether every analysis of the account is shown in full, whatever its domain. */
  fullAccess: z.boolean(),
  /** Domains opened by a credit, with the moment until which they are. */
  unlockedDomains: z.array(z.object({ domain: z.string(), expiresAt: Moment })),
});
export type AccessStatus = z.infer<typeof AccessStatus>;

export const getSubscriptionStatus = defineCall({
  name: "getSubscriptionStatus",
  method: "GET",
  path: "/api/v1/subscription/status",
  access: "user",
  token: "read",
  summary: "What the account may use: plan, credits, allowance used",
  reply: wrapped(AccessStatus),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const syncSubscription = defineCall({
  name: "syncSubscription",
  method: "POST",
  path: "/api/v1/subscription/sync",
  access: "user",
  summary: "Ask the payment provider for the subscription's present state",
  reply: fields({ message: z.string(), data: AccessStatus }),
  errors: ["AUTHENTICATION_REQUIRED"],
});

const Verified = { expiresAt: Moment.nullable() };

export const verifyPayment = defineCall({
  name: "verifyPayment",
  method: "POST",
  path: "/api/v1/subscription/verify-payment",
  access: "user",
  summary: "Turn a paid checkout into access, once; without session_id the account's latest open one",
  body: z.object({ session_id: z.string().max(255).optional() }).optional(),
  reply: both(Verified),
  errors: ["AUTHENTICATION_REQUIRED", "PAYMENT_NOT_VERIFIED"],
});

const SyncedCredits = {
  /** Credits added by this call. */
  synced: z.number().int(),
  totalCredits: z.number().int(),
  previousCredits: z.number().int(),
  availableCredits: z.number().int(),
};

export const syncCredits = defineCall({
  name: "syncCredits",
  method: "POST",
  path: "/api/v1/subscription/sync-credits",
  access: "user",
  summary: "Credit what was paid and not credited yet",
  reply: both(SyncedCredits),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const unlockDomain = defineCall({
  name: "unlockDomain",
  method: "POST",
  path: "/api/v1/domains/:domain/unlock",
  access: "owner",
  summary: "Use a credit to open the finished analyses of one own domain; an open domain costs nothing",
  params: z.object({ domain: z.string().min(1).max(253) }),
  reply: wrapped(
    z.object({
      domain: z.string(),
      /** Null: open without an end. */
      expiresAt: Moment.nullable(),
      creditsUsed: z.number().int(),
      availableCredits: z.number().int(),
    }),
  ),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND", "INSUFFICIENT_CREDITS", "FEATURE_ACCESS_DENIED"],
});
