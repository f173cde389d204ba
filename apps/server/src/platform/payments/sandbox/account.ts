import { OneTimeType, SubscriptionTier } from "@audit/contract";
import { z } from "zod";

const Moment = z.coerce.date();

const SandboxPlan = z.object({
  id: z.string(),
  tier: SubscriptionTier,
  status: z.enum(["active", "past_due", "unpaid", "canceled"]),
  periodStart: Moment,
  periodEnd: Moment,
  cancelAtPeriodEnd: z.boolean(),
  startedAt: Moment,
  endedAt: Moment.nullable(),
  nextTier: SubscriptionTier.nullable(),
});
export type SandboxPlan = z.infer<typeof SandboxPlan>;

const SandboxPurchase = z.object({
  id: z.string(),
  type: OneTimeType,
  amount: z.number().int(),
  paidAt: Moment,
  domain: z.string().nullable(),
  isRefunded: z.boolean(),
});

const SandboxPayment = z.object({
  id: z.string(),
  planId: z.string(),
  amount: z.number().int(),
  paidAt: Moment,
  occasion: z.enum(["start", "renewal", "change"]),
});

/** What the test provider remembers of one customer: plain data, so that every act is a function from one to the next. */
export const SandboxAccount = z.object({
  card: z.enum(["works", "declines"]),
  plan: SandboxPlan.nullable(),
  purchases: z.array(SandboxPurchase),
  payments: z.array(SandboxPayment),
});
export type SandboxAccount = z.infer<typeof SandboxAccount>;

export const emptyAccount: SandboxAccount = { card: "works", plan: null, purchases: [], payments: [] };
