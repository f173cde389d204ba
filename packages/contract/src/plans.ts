import { z } from "zod";

interface Plan {
  readonly name: string;
  /** How it is paid for; null: nothing is paid. */
  readonly payment: "subscription" | "one_time" | null;
  /** Actions of a plan that may be seen. */
  readonly actionItemsLimit: number;
  /** Different domains that may be analysed per month; null where credits count instead. */
  readonly domainsPerMonth: number | null;
  /** How long one credit opens its domain; null for anything but a one-off purchase. */
  readonly accessDays: number | null;
}

/** What can be had, from the lowest to the highest, with the specification's names and allowances. */
export const plans = {
  free: { name: "Free", payment: null, actionItemsLimit: 8, domainsPerMonth: 3, accessDays: null },
  single_report: {
    name: "SEO Report",
    payment: "one_time",
    actionItemsLimit: 100,
    domainsPerMonth: null,
    accessDays: 30,
  },
  premium_report: {
    name: "Premium SEO Report",
    payment: "one_time",
    actionItemsLimit: 100,
    domainsPerMonth: null,
    accessDays: 60,
  },
  tier1: { name: "Basic", payment: "subscription", actionItemsLimit: 100, domainsPerMonth: 1, accessDays: null },
  tier2: { name: "Professional", payment: "subscription", actionItemsLimit: 100, domainsPerMonth: 3, accessDays: null },
  tier3: { name: "Business", payment: "subscription", actionItemsLimit: 100, domainsPerMonth: 10, accessDays: null },
  tier4: { name: "Power", payment: "subscription", actionItemsLimit: 100, domainsPerMonth: 50, accessDays: null },
} as const satisfies Record<string, Plan>;

export const SubscriptionTier = z.enum(["tier1", "tier2", "tier3", "tier4"]);
export type SubscriptionTier = z.infer<typeof SubscriptionTier>;
export const OneTimeType = z.enum(["single_report", "premium_report"]);
export type OneTimeType = z.infer<typeof OneTimeType>;
export const Tier = z.enum(["free", ...SubscriptionTier.options, ...OneTimeType.options]);
export type Tier = z.infer<typeof Tier>;

export const PaymentType = z.enum(["one_time", "subscription"]);
export type PaymentType = z.infer<typeof PaymentType>;

export const SubscriptionStatus = z.enum([
  "active",
  "trialing",
  "past_due",
  "canceled",
  "unpaid",
  "expired",
  "consumed",
  "inactive",
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;
